import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { storedUser } from '@/session/stored-user';
import { loadUntilThere } from '@/updates/load-until-there';

/** Fills the wallet of who is logged in. Its code loads where a customer may need it. */
export function useWallet(): void {
  const queryClient = useQueryClient();
  const customerId = useLocation({ select: () => storedUser()?.id });
  useEffect(() => {
    if (customerId === undefined || !currentBrand().wallet.offline) return;
    let leave = () => {};
    let left = false;
    void loadUntilThere(() => import('./fill-wallet')).then(({ fillWallet }) => {
      if (!left) leave = fillWallet(queryClient);
    });
    return () => {
      left = true;
      leave();
    };
  }, [customerId, queryClient]);
}
