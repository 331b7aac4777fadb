import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { addClientStateArea, hydrateClientState } from '../client-state';
import { shownUser, storedUser } from '../stored-user';
import { saveSoon } from './save-soon';
import { readSealed, removeSealed, whileShown, writeSealed } from './sealed-value';
import { showKept } from './show-kept';

/**
 * The version of the shapes in the wallet. It is not the version of a release, because a shopper at a till must not lose
 * the card to an update. app/wallet-shapes.test.ts says when to raise it.
 */
export const walletVersion = 1;

/** In localStorage. */
const name = 'state.wallet';

/** Characters of the stored text, all of them ASCII, so this is also its size in bytes. */
export const mostBytes = 300_000;

const area = 'wallet';

interface Entry {
  key: QueryKey;
  data: unknown;
  /** When the backend gave it, ms. */
  updatedAt: number;
  rank: number;
  /** Something has changed it since, such as an order. */
  old?: boolean;
}

interface Kept {
  version: number;
  userId: string;
  entries: Entry[];
}

const keeping = new WeakSet<QueryClient>();

/**
 * Keeps the queries marked `meta.wallet` on the phone, encrypted, and brings them back
 * (docs/product/session.md#the-wallet): they open at a till without a network, however old they are and whatever
 * release has kept them. Only the customer who saw the data gets it back. A second call does nothing.
 */
export function keepWallet(queryClient: QueryClient): Promise<void> {
  if (keeping.has(queryClient)) return hydrateClientState(area);
  keeping.add(queryClient);
  const cache = queryClient.getQueryCache();
  const entries = new Map<string, Entry>();
  let last = Promise.resolve();
  const saving = saveSoon(() => {
    last = last.then(() => save([...entries.values()]));
  });
  const take = ({ queryKey, queryHash, state, meta }: Query) => {
    if (!meta?.wallet || state.data === undefined) return;
    const { rank, part = (answer) => answer } = meta.wallet;
    const data = part(state.data as never); // the query's own function, for its own answer
    entries.set(queryHash, {
      key: queryKey,
      data,
      updatedAt: state.dataUpdatedAt,
      rank,
      old: state.isInvalidated,
    });
    saving.soon();
  };
  cache.subscribe((event) => {
    if (event.type === 'updated' && ['success', 'invalidate'].includes(event.action.type)) take(event.query);
  });
  cache.getAll().forEach(take); // those that were loaded before this code

  const bringBack = async () => {
    for (const entry of await restore()) {
      const hash = hashKey(entry.key);
      if ((entries.get(hash)?.updatedAt ?? 0) >= entry.updatedAt) continue;
      showKept(queryClient, entry, { wallet: { rank: entry.rank } });
      if (entry.old) cache.get(hash)?.invalidate();
      entries.set(hash, entry);
    }
  };
  let restored: Promise<void> | undefined;
  addClientStateArea(area, {
    reset: () => {
      saving.cancel();
      entries.clear();
      removeWallet();
    },
    hydrate: () => {
      // Only once: a second time would put kept data over what a call has said since.
      restored ??= bringBack();
      return restored;
    },
  });
  return hydrateClientState(area);
}

/** At once; a write that is running has no effect. */
export function removeWallet(): void {
  removeSealed(name);
}

/** Leaves out what is needed least until the rest fits. */
async function save(entries: readonly Entry[]): Promise<void> {
  const userId = shownUser();
  if (!userId) return;
  const isWanted = whileShown(name);
  if (!isWanted()) return;
  const byNeed = [...entries].sort((one, other) => one.rank - other.rank);
  for (let count = byNeed.length; count > 0; count -= 1) {
    const kept: Kept = { version: walletVersion, userId, entries: byNeed.slice(0, count) };
    if ((await writeSealed(name, JSON.stringify(kept), isWanted, mostBytes)) === 'done') return;
  }
}

async function restore(): Promise<Entry[]> {
  const text = await readSealed(name);
  if (text === undefined) return [];
  const kept = parsed(text);
  if (kept?.version === walletVersion && kept.userId === storedUser()?.id) return kept.entries;
  removeWallet(); // damaged, of another shape, or of another customer
  return [];
}

/**
 * Authenticated by AES-GCM, so its shape is the one of its version. Undefined for what is no JSON. A second visit waits
 * for this file, so it brings nothing of the calls' code along.
 */
function parsed(text: string): Kept | undefined {
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
}
