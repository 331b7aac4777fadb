import type { DirectorySearch } from '@/lib/directory-search';
import { searchId } from '@/lib/search-id';
import { isLoggedIn } from '@/session/stored-user';

/** Where the plan of a floor is: for customers under an address of its own (docs/product/stores.md#addresses). */
export function floorPlanLink(floorId: string, location: DirectorySearch['location']) {
  return isLoggedIn()
    ? ({ to: '/store-locator/floor-plan/$floorId', params: { floorId }, search: { location } } as const)
    : ({ to: '/store-locator/floor-plan', search: { location, floor: searchId(floorId) } } as const);
}
