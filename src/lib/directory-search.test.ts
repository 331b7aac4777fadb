import { expect, it } from 'vitest';
import { readDirectorySearch } from './directory-search';

it.each([
  [{}, {}],
  [
    { location: 2, floor: 7, tab: 'floors' },
    { location: 2, floor: 7, tab: 'floors' },
  ],
  [
    { location: 'north-2', tab: 'categories' },
    { location: 'north-2', tab: 'categories' },
  ],
  [{ tab: 'offers' }, { tab: 'offers' }],
  [{ tab: 'events' }, { tab: 'events' }],
  [{ location: '', floor: 'x'.repeat(41), tab: 'brands' }, {}],
  [{ location: { a: 1 }, floor: [1], tab: 5 }, {}],
])('%j is read as %j', (given, read) => expect(readDirectorySearch(given)).toEqual(read));
