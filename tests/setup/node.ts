import { afterEach, beforeEach, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from './brand';

beforeEach(() => setCurrentBrand(testBrand()));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
