import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isKept } from '@/session/client-state';
import { isLoggedIn } from '@/session/stored-user';
import { loadUntilThere } from '@/updates/load-until-there';

let restored: Promise<void> | undefined;

/** Resolves when the data that was kept is there, or cannot be restored. Undefined if none is to be restored. */
export function whenRestored(): Promise<void> | undefined {
  return restored;
}

/** Restores the data that a customer saw last, before the first screen asks for it. Does nothing if none was kept. */
export function restoreQueries(queryClient: QueryClient): void {
  if (isKept('wallet') || (isLoggedIn() && isKept('queries'))) restored = keepQueries(queryClient);
}

/** Keeps the data that a customer sees. Its code waits for the first content. */
export function usePersistence(loggedIn: boolean, content: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (loggedIn && content) void keepQueries(queryClient);
  }, [loggedIn, content, queryClient]);
}

function keepQueries(queryClient: QueryClient): Promise<void> {
  return loadUntilThere(() => import('@/session/kept/keep-queries'))
    .then(({ keepQueries }) => keepQueries(queryClient))
    .catch((error: unknown) => {
      // The app works without it, and the next start tries again.
      console.warn('What was kept could not be restored.', error);
    });
}
