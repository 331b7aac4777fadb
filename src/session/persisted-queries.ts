import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { addClientStateArea, hydrateClientState } from './client-state';
import { encryptedStorage } from './encrypted-storage';
import { storedUser } from './stored-user';

const name = 'state.queries';
const saveDelay = 1_000;

const keeping = new WeakSet<QueryClient>();

/**
 * Keeps the queries marked `meta.persisted` over a reload, encrypted, and brings back those that were kept
 * (docs/product/session.md#what-is-kept-over-a-reload): a second visit shows its dashboard at once, and offline at all.
 * Only ever for the customer who saw them. A second call does nothing.
 */
export function persistQueries(queryClient: QueryClient): void {
  if (keeping.has(queryClient)) return;
  keeping.add(queryClient);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(queryClient), saveDelay);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.meta?.persisted && query.state.status === 'success') saveSoon();
  });
  saveSoon(); // what was loaded before this code

  addClientStateArea('queries', {
    reset: () => {
      clearTimeout(timer);
      void encryptedStorage.removeItem(name);
    },
    hydrate: () => restore(queryClient),
  });
  void hydrateClientState();
}

async function save(queryClient: QueryClient): Promise<void> {
  const userId = storedUser()?.id;
  if (!userId) return;
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ meta, state }) => Boolean(meta?.persisted) && state.status === 'success',
    shouldDehydrateMutation: () => false,
  });
  if (state.queries.length === 0) return;
  await encryptedStorage.setItem(name, JSON.stringify({ userId, state }));
}

async function restore(queryClient: QueryClient): Promise<void> {
  const stored = await encryptedStorage.getItem(name);
  const userId = storedUser()?.id;
  if (!stored || !userId) return;
  // Written by `save` and authenticated by AES-GCM, so its shape is known.
  const saved = JSON.parse(stored) as { userId: string; state: DehydratedState };
  if (saved.userId === userId) hydrate(queryClient, saved.state);
}
