import { expect, it } from 'vitest';
import { resetClientState } from '@/session/client-state';
import { handSearch, takeSearch } from './handed-search';

it('gives a search to its area, once', () => {
  handSearch('stores', 'shoes');
  expect(takeSearch('offers')).toBeUndefined();
  expect(takeSearch('stores')).toBe('shoes');
  expect(takeSearch('stores')).toBeUndefined();
});

it('gives nothing to the next customer', () => {
  handSearch('rewards', 'perfume');
  resetClientState();
  expect(takeSearch('rewards')).toBeUndefined();
});
