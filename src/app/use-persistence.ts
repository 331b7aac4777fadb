import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isKept } from '@/session/client-state';
import { isLoggedIn } from '@/session/stored-user';
import { loadWhenOnline } from '@/updates/load-when-online';

/** Restores the data that a customer saw last, before the first screen asks for it. Does nothing if none was kept. */
export function restoreQueries(queryClient: QueryClient): void {
  if (isLoggedIn() && isKept('queries')) keepQueries(queryClient);
}

/** Keeps the data that a customer sees. Its code waits for the first content. */
export function usePersistence(loggedIn: boolean, content: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (loggedIn && content) keepQueries(queryClient);
  }, [loggedIn, content, queryClient]);
}

function keepQueries(queryClient: QueryClient): void {
  loadWhenOnline(() => import('@/session/kept/persisted-queries')).then(
    ({ persistQueries }) => persistQueries(queryClient),
    () => undefined, // the app works without it, and the next start tries again
  );
}
