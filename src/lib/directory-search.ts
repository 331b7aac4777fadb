/** What an address of the directory says beside its path (docs/product/stores.md#addresses). Defaults stay out of it. */
export interface DirectorySearch {
  /** Id of a location. */
  location?: SearchId | undefined;
  /** Id of a floor, for visitors: their floor plan has no address of its own for each floor. */
  floor?: SearchId | undefined;
  tab?: 'floors' | 'categories' | undefined;
}

/** The router writes a number without quotes, and reads it as one. */
type SearchId = string | number;

const longestId = 40;

export function readDirectorySearch({ location, floor, tab }: Record<string, unknown>): DirectorySearch {
  return {
    location: readId(location),
    floor: readId(floor),
    tab: tab === 'floors' || tab === 'categories' ? tab : undefined,
  };
}

/** An id as an address holds it. */
export function searchId(id: string): SearchId {
  return String(Number(id)) === id ? Number(id) : id;
}

function readId(value: unknown): SearchId | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' && value.length <= longestId ? value : undefined;
}
