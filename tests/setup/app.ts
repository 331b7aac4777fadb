import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from './brand';

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
