import type { QueryClient } from '@tanstack/react-query';

/**
 * Options of a query whose answer is kept over a reload (session/kept/persisted-queries.ts). The answer also stays in
 * memory as long as the page is open, so a shopper who comes back to the screen offline still sees it.
 */
export const keptQuery = { meta: { persisted: {} }, gcTime: Number.POSITIVE_INFINITY } as const;

/** How a query's answer is kept over a reload. Each query knows the type of its own. */
export interface KeptPlace {
  /** What is kept of a long answer, which may depend on other answers. Without it: all of it. */
  part?: (answer: never, queryClient: QueryClient) => unknown;
  /** ms for which the query's answer counts as new, if not `newFor`. What comes back is never new. */
  newFor?: number;
}

/** The same for a long answer that counts as new for `newFor` ms, and of which only a part is kept. */
export function keptPart<Answer>(part: (answer: Answer) => Answer, newFor: number) {
  return {
    staleTime: newFor,
    meta: { persisted: { part, newFor } },
    gcTime: Number.POSITIVE_INFINITY,
  } as const;
}

/** How a query's answer stands in the wallet: what a customer needs at a till without a network (session/kept/wallet.ts). */
export interface WalletPlace {
  /** The answer with 1 is needed most. Where there is no room for all, the highest number goes first. */
  rank: number;
  /** The part of the answer that is kept, in its shape. Without it: all of it. Each query knows the type of its own. */
  part?: (answer: never) => unknown;
}

/** ms for which an answer counts as new, unless its query says otherwise. */
export const newFor = 30_000;

/** The same for lists that a mall seldom changes. */
export const longFresh = 5 * 60_000;
