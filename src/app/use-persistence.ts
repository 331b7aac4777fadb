import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadWhenOnline } from '@/lib/load-when-online';
import { isKept } from '@/session/client-state';

/**
 * Brings back what a customer saw last, and keeps what they see now. Its code loads only for customers. When nothing
 * was kept, it waits for the first content.
 */
export function usePersistence(loggedIn: boolean, content: boolean): void {
  const queryClient = useQueryClient();
  const [kept] = useState(() => isKept('queries'));
  const wanted = loggedIn && (content || kept);
  useEffect(() => {
    if (!wanted) return;
    loadWhenOnline(() => import('@/session/persisted-queries')).then(
      ({ persistQueries }) => persistQueries(queryClient),
      () => undefined, // everything goes on without it, and the next start tries again
    );
  }, [wanted, queryClient]);
}
