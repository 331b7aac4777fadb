import type { QueryClient } from '@tanstack/react-query';
import { addClientStateArea, hydrateClientState } from '../client-state';
import { keptQuery } from '../kept-query';
import { shownUser, storedUser } from '../stored-user';
import { encryptedStorage } from './encrypted-storage';
import { isFresh } from './kept-value';
import { saveSoon } from './save-soon';
import { type KeptAnswer, showKept } from './show-kept';

const area = 'queries';
const name = 'state.queries';

interface Kept {
  userId: string;
  queries: KeptAnswer[];
}

const keeping = new WeakSet<QueryClient>();

/**
 * Keeps the queries marked `meta.persisted` over a reload, encrypted, and brings back those that were kept
 * (docs/product/session.md#what-is-kept): so a second visit shows its dashboard at once, even offline.
 * Only the customer who saw the data gets it back. Resolves when that is done. A second call does nothing else.
 */
export function persistQueries(queryClient: QueryClient): Promise<void> {
  if (keeping.has(queryClient)) return hydrateClientState(area);
  keeping.add(queryClient);
  const saving = saveSoon(() => void save(queryClient));
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.meta?.persisted)
      saving.soon();
  });
  saving.soon(); // queries that were loaded before this code

  let restored: Promise<void> | undefined;
  addClientStateArea(area, {
    reset: () => {
      saving.cancel();
      void encryptedStorage.removeItem(name);
    },
    hydrate: () => {
      // Only once: a second time would put kept data over what a call has said since.
      restored ??= restore(queryClient);
      return restored;
    },
  });
  return hydrateClientState(area);
}

/** If loading a query again fails, its old data is kept. */
async function save(queryClient: QueryClient): Promise<void> {
  const userId = shownUser();
  if (!userId) return;
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => Boolean(meta?.persisted) && state.data !== undefined })
    .map(({ queryKey: key, state, meta }) => {
      const { part = (answer: unknown) => answer, newFor } = meta?.persisted ?? {};
      const data = part(state.data as never, queryClient); // the query's own function, for its own answer
      return { key, data, updatedAt: state.dataUpdatedAt, newFor };
    });
  if (queries.length === 0) return;
  await encryptedStorage.setItem(name, JSON.stringify({ userId, queries } satisfies Kept));
}

async function restore(queryClient: QueryClient): Promise<void> {
  const stored = await encryptedStorage.getItem(name);
  const userId = storedUser()?.id;
  if (!stored || !userId) return;
  // Written by `save` of this version and authenticated by AES-GCM, so its shape is known.
  const kept = JSON.parse(stored) as Kept;
  if (kept.userId !== userId) return void encryptedStorage.removeItem(name);
  for (const entry of kept.queries) {
    if (isFresh(entry.updatedAt)) showKept(queryClient, entry, keptQuery.meta);
  }
}
