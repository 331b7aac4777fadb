import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CodePicture, codePictureKey } from '@/components/code-picture';
import { merchantQuery } from '@/components/merchant-query';
import { membershipQueries } from '@/features/membership/queries';
import { transactionQueries } from '@/features/transactions/queries';
import { toBase64 } from '@/lib/base64';
import { savesData } from '@/lib/browser';
import { storedUser } from '@/session/stored-user';
import { failureOf } from '@/transport/call-error';

/** ms for which what is in the wallet counts as new. */
const walletFreshFor = 12 * 60 * 60_000;

/** ms after a change, such as an order, so that the next screen has its data first. */
const pause = 2_000;

/** Bytes of a picture of a code, which needs a few thousand. */
const mostBytes = 45_000;

/**
 * Asks in the background for what a shopper needs at a till (docs/product/session.md#the-wallet): what was never asked
 * for, is older than 12 hours, or was changed since, for example by an order. Returns a function that ends this.
 */
export function fillWallet(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fillSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void fill(queryClient), pause);
  };
  const onReturn = () => {
    if (!navigator.onLine || document.visibilityState === 'hidden') return;
    askAgain(queryClient);
    fillSoon();
  };
  const cardHash = hashKey(membershipQueries.details().queryKey);
  const leave = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !event.query.meta?.wallet) return;
    const hasNewPicture = event.action.type === 'success' && event.query.queryHash === cardHash;
    if (event.action.type === 'invalidate' || hasNewPicture) fillSoon();
  });
  addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  void fill(queryClient);
  return () => {
    clearTimeout(timer);
    leave();
    removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}

async function fill(queryClient: QueryClient): Promise<void> {
  const userId = storedUser()?.id;
  if (savesData() || isOnSlowLine()) return;
  const fresh = { staleTime: walletFreshFor };
  const parts = [
    () => queryClient.prefetchQuery({ ...membershipQueries.details(), ...fresh }),
    () => queryClient.prefetchQuery({ ...transactionQueries.vouchers('active'), ...fresh }),
    () => queryClient.prefetchQuery({ ...merchantQuery(), ...fresh }),
    () => queryClient.prefetchQuery({ ...transactionQueries.points(), ...fresh }),
    () => keepCodePicture(queryClient),
  ];
  // One after the other, so that a screen that is opened meanwhile does not wait.
  for (const load of parts) {
    if (userId === undefined || storedUser()?.id !== userId || !navigator.onLine) return;
    await load();
  }
}

/** Keeps the bytes of the backend's picture of the card's bar code, if it sends one. */
async function keepCodePicture(queryClient: QueryClient): Promise<void> {
  const address = queryClient.getQueryData(membershipQueries.details().queryKey)?.barCode ?? '';
  if (address === '' || address.startsWith('data:')) return; // nothing to fetch
  const isOther = queryClient.getQueryData<CodePicture>(codePictureKey)?.address !== address;
  await queryClient.prefetchQuery({ ...codePictureQuery(address), staleTime: isOther ? 0 : walletFreshFor });
}

export function codePictureQuery(address: string) {
  return queryOptions({
    queryKey: codePictureKey,
    queryFn: async ({ signal }): Promise<CodePicture> => {
      const answer = await fetch(address, { signal });
      const type = answer.headers.get('content-type') ?? '';
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const isKept = answer.ok && type.startsWith('image/') && bytes.length <= mostBytes;
      return { address, data: isKept ? `data:${type};base64,${toBase64(bytes)}` : '' };
    },
    gcTime: Number.POSITIVE_INFINITY,
    meta: { silent: true, wallet: { rank: 5 } },
  });
}

/** Asks again for what the screen shows of the wallet, and for what it could not show, now that there is a network. */
function askAgain(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ meta, state }) =>
      Boolean(meta?.wallet ?? meta?.saysOffline) &&
      state.error !== null &&
      failureOf(state.error).kind === 'offline',
  });
}

/** Not every browser tells it: then the line counts as quick enough. */
function isOnSlowLine(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } }; // not in the types
  return /2g$/.test(connection?.effectiveType ?? '');
}
