import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadWhenOnline } from '@/lib/load-when-online';
import { isKept } from '@/session/client-state';

/**
 * Restores the data that a customer saw last, and keeps the data of this visit. Its code loads only for customers. If
 * nothing was kept, it waits for the first content.
 */
export function usePersistence(loggedIn: boolean, content: boolean): void {
  const queryClient = useQueryClient();
  const [kept] = useState(() => isKept('queries'));
  const wanted = loggedIn && (content || kept);
  useEffect(() => {
    if (!wanted) return;
    loadWhenOnline(() => import('@/session/persisted-queries')).then(
      ({ persistQueries }) => persistQueries(queryClient),
      () => undefined, // the app works without it, and the next start tries again
    );
  }, [wanted, queryClient]);
}
