import { CompressionStream } from 'node:stream/web';
import { BroadcastChannel, MessageChannel } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from './brand';

// The simulated browser has no such things, and each file runs in a context without those of Node.
Object.assign(globalThis, { BroadcastChannel, CompressionStream, MessageChannel });

beforeEach(() => setCurrentBrand(testBrand()));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

// A part that loads late may still be loading. Vitest fails a run in which a file ends before that.
afterAll(() => vi.dynamicImportSettled());
