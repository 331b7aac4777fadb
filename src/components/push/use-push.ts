import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { linkTarget } from '@/lib/link-target';
import { storedUser } from '@/session/stored-user';
import { pushSignals } from '@/worker/push-signals';
import { takeTaps } from '@/worker/push-taps';
import { dependsOnBills } from '../depends-on-bills';
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
    if (customerId !== undefined) void followTaps(queryClient);
  }, [queryClient, customerId]);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const follow = ({ data, ports }: MessageEvent) => {
      if (data?.type === pushSignals.renewed) void startRegistration(queryClient);
      if (data?.type === pushSignals.arrived) loadAgain(queryClient);
      if (data?.type === pushSignals.tapped && storedUser()) void followTaps(queryClient);
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

/** Reports the taps that the service worker has kept. Never rejects: nobody asked for the report. */
async function followTaps(queryClient: QueryClient): Promise<void> {
  try {
    const taps = 'caches' in globalThis ? await takeTaps(caches) : [];
    if (taps.length === 0) return;
    const { reportTaps } = await import('./report-taps');
    await reportTaps(taps);
    loadAgain(queryClient);
  } catch (error) {
    console.warn('A tap on a push message was not reported.', error);
  }
}

/** The badge and the list, and the points and vouchers that a message may be about. */
function loadAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['unread-count'] });
  void queryClient.invalidateQueries({ queryKey: ['notifications'] });
  void queryClient.invalidateQueries({ predicate: dependsOnBills });
}
