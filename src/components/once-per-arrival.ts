/** ms from the answer to a loader's call until its screen is there, on a slow phone. */
const longestMount = 5_000;

/** When the shopper's way to the present address began, ms. */
let arrivedAt = Date.now();

/** A way to another address begins. The root route calls it. */
export function beginArrival(): void {
  arrivedAt = Date.now();
}

/**
 * `staleTime` of data that each arrival asks for anew, and only once: what the loader has just fetched is fresh when its
 * screen mounts, and older data is not (docs/architecture.md#how-a-screen-is-shown).
 */
export function oncePerArrival({ state }: { state: { dataUpdatedAt: number } }): number {
  return state.dataUpdatedAt >= arrivedAt ? longestMount : 0;
}
