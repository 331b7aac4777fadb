/** Replaces the version that the builder computes (build/core/contract-version.ts). */
export const contractVersion = 'test';
