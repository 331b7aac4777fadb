import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { linkTarget } from '@/lib/link-target';
import { pushSignals } from '@/lib/push-signals';
import { storedUser } from '@/session/stored-user';
import { pushState } from './push-state';
import { startRegistration } from './start-registration';

/**
 * Registers the device for push messages where the shopper has allowed them, and follows what the service worker says
 * of them.
 */
export function usePush(): void {
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const customerId = useLocation({ select: () => storedUser()?.id });

  useEffect(() => {
    if (customerId === undefined || pushState() !== 'granted') return;
    void startRegistration(queryClient);
  }, [queryClient, customerId]);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const follow = ({ data, ports }: MessageEvent) => {
      if (data?.type === pushSignals.renewed) void startRegistration(queryClient);
      if (data?.type === pushSignals.arrived) {
        void queryClient.invalidateQueries({ queryKey: ['unread-count'] });
        void queryClient.invalidateQueries({ queryKey: ['notifications'] });
      }
      if (data?.type !== pushSignals.open) return;
      const target = typeof data.href === 'string' ? linkTarget(data.href, location.origin) : undefined;
      if (target?.kind !== 'inside') return;
      ports[0]?.postMessage('going');
      history.push(target.href);
    };
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', follow);
    return () => serviceWorker.removeEventListener('message', follow);
  }, [queryClient, history]);
}
