import { expect, it } from 'vitest';
import { readContactSearch } from './contact-search';

it.each([
  [{ location: 7 }, { location: 7 }],
  [{ location: 'north' }, { location: 'north' }],
  [{ location: 'x'.repeat(41) }, {}],
  [{}, {}],
])('%j is read as %j', (given, read) => expect(readContactSearch(given)).toEqual(read));
