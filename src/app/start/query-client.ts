import {
  CancelledError,
  isCancelledError,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { type KeptPlace, newFor, type WalletPlace } from '@/session/kept-query';
import { isSessionOver } from '@/session/stored-user';
import { endsSession, failureOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { showToast } from '@/ui/feedback/show-toast';
import { screenShown } from '../shell/screen-shown';
import { whenRestored } from './use-persistence';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

interface CallMeta extends Record<string, unknown> {
  /** The screen shows the failure itself, or nobody needs to see it. */
  silent?: boolean;
  /** The answer is kept over a reload, encrypted. */
  persisted?: KeptPlace;
  /** The answer is needed at a till without a network. */
  wallet?: WalletPlace;
  /** Without a network, the screen says so where the answer would stand. */
  saysOffline?: boolean;
  /** A bill that is taken or deleted makes the answer old (features/bills/bill-news.ts). */
  dependsOnBills?: boolean;
  /** A write that needs no loader overlay. */
  background?: boolean;
}

/** Every failure is shown here, once. Before that, session/send.ts has repeated the call if it may be repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A screen that is only preloaded shows no error. When it is shown, it sends the query again.
        if (query.getObserversCount() > 0) tellUnlessShown(error, query);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        // Offline, a query fails at once instead of waiting for the network.
        networkMode: 'always',
        retry: false,
        staleTime: newFor,
        refetchOnWindowFocus: false,
        // What is there is shown first and renewed then: on a slow processor, sending a call takes as long as a frame.
        persister: async (fetch, context, query) => {
          if (query.state.data !== undefined) {
            await screenShown();
            // A logout has removed it meanwhile, and the call would go without a session or with the next customer's.
            if (context.client.getQueryCache().get(query.queryHash) !== query) throw new CancelledError();
          }
          return fetch(context);
        },
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/**
 * Without a network, a screen that shows what is kept has no error, and one that says itself what is missing has no
 * toast. It says so only where the device knows that it is offline (components/query-view.tsx).
 */
function tellUnlessShown(error: Error, query: Query<unknown, unknown, unknown>): void {
  const { wallet, saysOffline } = query.meta ?? {};
  const isInPlace = currentBrand().wallet.offline && failureOf(error).kind === 'offline';
  if (isInPlace && saysOffline && !navigator.onLine) return;
  if (isInPlace && (wallet || saysOffline))
    void Promise.resolve(whenRestored()).then(() => query.state.data ?? tell(error, query.meta));
  else tell(error, query.meta);
}

function tell(error: unknown, meta: CallMeta | undefined): void {
  const failure = failureOf(error);
  // The end of a session also cancels running calls.
  const leavesAnyway = endsSession(failure) || (isCancelledError(error) && isSessionOver());
  if (!meta?.silent && !leavesAnyway) showToast('error', errorText(failure));
}
