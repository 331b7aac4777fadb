import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadWhenOnline } from './load-when-online';

/** Brings back what a customer saw last, and keeps what she sees; its code loads for customers alone. */
export function usePersistence(wanted: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!wanted) return;
    loadWhenOnline(() => import('@/session/persisted-queries')).then(
      ({ persistQueries }) => persistQueries(queryClient),
      () => undefined, // everything goes on without it, and the next start tries again
    );
  }, [wanted, queryClient]);
}
