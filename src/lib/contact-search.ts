import { readSearchId, type SearchId } from './search-id';

export interface ContactSearch {
  /** Id of the location that is shown; the first one when left out. */
  location?: SearchId | undefined;
}

/** Reads an address. */
export function readContactSearch({ location }: Record<string, unknown>): ContactSearch {
  return { location: readSearchId(location) };
}
