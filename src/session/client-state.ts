import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { isShapedLike } from '@/lib/is-shaped-like';

export interface ClientStateArea {
  reset(): void;
  /** Reads the persisted value. Resolves at once if there is none. */
  hydrate(): Promise<void>;
}

const areas = new Map<string, ClientStateArea>();
/** Begins the name of every value of client state in localStorage. */
const prefix = 'state.';

/** The code for cipher and IndexedDB loads with the first value that is written or read, not with the page. */
const storage = async () => (await import('./kept/encrypted-storage')).encryptedStorage;
const lazyStorage: StateStorage<Promise<void>> = {
  getItem: async (name) => (await storage()).getItem(name),
  setItem: async (name, value) => (await storage()).setItem(name, value),
  removeItem: async (name) => (await storage()).removeItem(name),
};

/**
 * One area of client state (docs/product/session.md#what-is-kept-over-a-reload): a typed store that logout resets. A
 * persisted area is written encrypted and read back by `hydrateClientState`, which a route awaits before it shows its
 * screen.
 */
export function clientState<T extends object>(
  name: string,
  initial: () => T,
  { persisted = false }: { persisted?: boolean } = {},
): UseBoundStore<StoreApi<T>> {
  if (!persisted) {
    const store = create<T>()(initial);
    areas.set(name, { reset: () => store.setState(initial(), true), hydrate: () => Promise.resolve() });
    return store;
  }
  const state: StateCreator<T, [], []> = initial;
  const store = create<T>()(
    persist(state, {
      name: `${prefix}${name}`,
      storage: createJSONStorage<T>(() => lazyStorage),
      skipHydration: true,
      // A release may change the shape of this area alone, and the version of kept data does not show that. Then the
      // area starts empty.
      merge: (stored, current) =>
        isShapedLike(current, stored) ? { ...current, ...(stored as T) } : current,
    }),
  );
  let hydration: Promise<void> | undefined;
  /** What was set on this page is newer than what is kept. The kept value may be that of a page that was closed. */
  let isNewer = false;
  store.subscribe(() => {
    isNewer = true;
  });
  areas.set(name, {
    reset: () => {
      store.setState(initial(), true);
      store.persist.clearStorage();
    },
    hydrate: () => {
      // If nothing was kept, the cipher is not needed.
      hydration ??= Promise.resolve(isKept(name) && !isNewer ? store.persist.rehydrate() : undefined);
      return hydration;
    },
  });
  return store;
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
  await areas.get(name)?.hydrate();
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
