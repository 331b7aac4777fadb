/** In the place of what the builder computes (build/core/contract-version.ts). */
export const contractVersion = 'test';
