import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { isShapedLike } from '@/lib/is-shaped-like';

interface ClientStateArea {
  reset(): void;
  /** Reads the persisted value, for an area that has one. */
  hydrate?(): Promise<void>;
}

const areas = new Map<string, ClientStateArea>();
/** Begins the name of every value of client state in localStorage. */
const prefix = 'state.';

/** The code for cipher and IndexedDB loads with the first value that is written or read, not with the page. */
const storage = async () => (await import('./kept/encrypted-storage')).encryptedStorage;

/**
 * One area of client state (docs/product/session.md#what-is-kept): a typed store that logout resets. A
 * persisted area is written encrypted and read back by `hydrateClientState`, which a route awaits before it shows its
 * screen.
 */
export function clientState<T extends object>(
  name: string,
  initial: () => T,
  { persisted = false }: { persisted?: boolean } = {},
): UseBoundStore<StoreApi<T>> {
  const store = create<T>()(initial);
  const reset = () => store.setState(initial(), true);
  if (persisted) areas.set(name, persist(name, store, reset));
  else areas.set(name, { reset });
  return store;
}

/** Writes each new state, and reads it back. Zustand's own middleware does so, but it is a kilobyte of the first load. */
function persist<T extends object>(name: string, store: StoreApi<T>, empty: () => void): ClientStateArea {
  const key = `${prefix}${name}`;
  let hydration: Promise<void> | undefined;
  /** What was set on this page is newer than what is kept. The kept value may be that of a page that was closed. */
  let isNewer = false;
  let isReading = false;
  store.subscribe((state) => {
    if (isReading) return;
    isNewer = true;
    void storage()
      .then(({ setItem }) => setItem(key, JSON.stringify({ state, version: 0 })))
      .catch(notStored);
  });
  const read = async () => {
    const text = await (await storage()).getItem(key);
    const stored: unknown = text && JSON.parse(text).state;
    // A release may change the shape of this area alone, and the version of kept data does not show that. Then the
    // area starts empty.
    if (isNewer || !isShapedLike(store.getState(), stored)) return;
    isReading = true;
    store.setState(stored as T); // it has the shape
    isReading = false;
  };
  return {
    reset: () => {
      empty();
      void storage()
        .then(({ removeItem }) => removeItem(key))
        .catch(notStored);
    },
    hydrate: () => {
      // If nothing was kept, the cipher is not needed.
      hydration ??= isKept(name) && !isNewer ? read().catch(() => undefined) : Promise.resolve();
      return hydration;
    },
  };
}

function notStored(error: unknown): void {
  console.warn('Client state was not stored.', error);
}

/** Whether an area has a kept value in this browser. */
export function isKept(name: string): boolean {
  try {
    return localStorage.getItem(`${prefix}${name}`) !== null;
  } catch {
    return false;
  }
}

/** Adds an area that keeps its state elsewhere, such as in Query's cache. */
export function addClientStateArea(name: string, area: ClientStateArea): void {
  areas.set(name, area);
}

/** Reads a persisted area, once. */
export async function hydrateClientState(name: string): Promise<void> {
  await areas.get(name)?.hydrate?.();
}

export function resetClientState(): void {
  for (const area of areas.values()) area.reset();
  clearPersisted();
}

/** Also removes the values of areas that this page has not loaded. It does so at once, because a reload may follow. */
function clearPersisted(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
