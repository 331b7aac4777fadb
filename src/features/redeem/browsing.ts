import { takeSearch } from '@/components/handed-search';
import { sortCodes } from '@/contract/products';
import { clientState, hydrateClientState } from '@/session/client-state';

/** Both ends included. */
export interface Range {
  min: number;
  max: number;
}

export interface Filter {
  filterApplied: boolean;
  /** Points to pay. */
  pointsRange: Range;
  /** Rupees of voucher value. */
  rewardValueRange: Range;
  brandIds: string[];
  locationIds: string[];
}

export interface Browsing {
  view: 'grid' | 'list';
  /** A `sort_by` code. */
  sortBy: number;
  search: string;
  filter: Filter;
}

/** See docs/product/redeem.md#filter. */
export const filterLimits = { min: 0, max: 2_000, step: 1 } as const;

export const noFilter: Filter = {
  filterApplied: false,
  pointsRange: { min: filterLimits.min, max: filterLimits.max },
  rewardValueRange: { min: filterLimits.min, max: filterLimits.max },
  brandIds: [],
  locationIds: [],
};

const area = 'redeem';

/**
 * The customer's view, sort order, search and filter. They survive leaving and reloading the screen, but not a logout
 * (docs/product/redeem.md#the-list).
 */
export const useBrowsing = clientState<Browsing>(
  area,
  () => ({ view: 'grid', sortBy: sortCodes.popularity, search: '', filter: noFilter }),
  { persisted: true },
);

/** The kept values, or a search that another screen has given. */
export async function openBrowsing(): Promise<Browsing> {
  await hydrateClientState(area);
  const found = takeSearch('rewards');
  if (found !== undefined) useBrowsing.setState({ search: found, filter: noFilter });
  return useBrowsing.getState();
}
