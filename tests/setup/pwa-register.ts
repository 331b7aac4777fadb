import { vi } from 'vitest';

/** Replaces the module that vite-plugin-pwa makes in a build. */
export const registerSW = vi.fn(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
