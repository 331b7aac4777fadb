import { readSearchId, type SearchId } from './search-id';

/** What an address of the directory says beside its path (docs/product/stores.md#addresses). Defaults stay out of it. */
export interface DirectorySearch {
  /** Id of a location. */
  location?: SearchId | undefined;
  /** Id of a floor, for visitors: their floor plan has no address of its own for each floor. */
  floor?: SearchId | undefined;
  /** The tab of the list, or that of a brand. */
  tab?: ListTab | BrandTab | undefined;
}

type ListTab = 'floors' | 'categories';
export type BrandTab = 'offers' | 'events';

const tabs: readonly (ListTab | BrandTab)[] = ['floors', 'categories', 'offers', 'events'];

export function readDirectorySearch({ location, floor, tab }: Record<string, unknown>): DirectorySearch {
  return {
    location: readSearchId(location),
    floor: readSearchId(floor),
    tab: tabs.find((known) => known === tab),
  };
}
