import { isCancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSessionOver } from '@/session/stored-user';
import { endsSession, failureOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { showToast } from '@/ui/show-toast';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

interface CallMeta extends Record<string, unknown> {
  /** The screen tells the failure itself, or nobody needs to hear of it. */
  silent?: boolean;
  /** Kept, encrypted, over a reload. */
  persisted?: boolean;
  /** A write that needs no loader overlay. */
  background?: boolean;
}

/** Every failure is shown here, once. By then, session/send.ts has tried again what may be tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A screen that is only being prepared says nothing; once it is shown, it asks again.
        if (query.getObserversCount() > 0) tell(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        // Offline is an answer to give at once, not a state to wait in.
        networkMode: 'always',
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function tell(error: unknown, meta: CallMeta | undefined): void {
  const failure = failureOf(error);
  // The end of a session also cancels what is on its way.
  const leavesAnyway = endsSession(failure) || (isCancelledError(error) && isSessionOver());
  if (!meta?.silent && !leavesAnyway) showToast('error', errorText(failure));
}
