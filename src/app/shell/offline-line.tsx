import { IconWifiOff } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { tillTexts } from '@/brand/texts/till';
import { failureOf } from '@/transport/call-error';
import { useOnline } from '@/ui/hooks/use-online';
import { useRoom } from '@/ui/hooks/use-room';
import styles from './offline-line.module.css';

/** The one line about a lost network. At the till it says how old the data on the screen is. */
export function OfflineLine() {
  const online = useOnline();
  const asOf = useAsOf(online);
  if (asOf !== undefined) return <Notice>{asOfText(asOf)}</Notice>;
  return online ? null : <Notice>{textsOf(commonTexts).offlineNotice}</Notice>;
}

/** A bar above the bottom navigation. `--ui-notice-room` reserves its room, so that it covers no button. */
function Notice({ children }: { children: ReactNode }) {
  const notice = useRoom('--ui-notice-room');
  return (
    <div ref={notice} className={styles.notice} role="status">
      <IconWifiOff size={20} aria-hidden className={styles.icon} />
      <span>{children}</span>
    </div>
  );
}

/** When the backend gave what the screen shows (ms). Undefined with a network, and for screens that do not say it. */
function useAsOf(online: boolean): number | undefined {
  const queryClient = useQueryClient();
  const isAtTheTill = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.atTheTill),
  });
  const subscribe = useCallback(
    (notify: () => void) => queryClient.getQueryCache().subscribe(notify),
    [queryClient],
  );
  const asOf = useSyncExternalStore(subscribe, () => oldestShown(queryClient, online));
  return isAtTheTill && currentBrand().wallet.offline ? asOf : undefined;
}

function oldestShown(queryClient: QueryClient, online: boolean): number | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ meta, state }) => Boolean(meta?.wallet) && state.data !== undefined,
    })
    .map(({ state }) => state);
  // A device may think that it has a network, as in a basement with the mall's Wi-Fi.
  const isCutOff =
    !online || shown.some(({ error }) => error !== null && failureOf(error).kind === 'offline');
  return isCutOff && shown.length > 0
    ? Math.min(...shown.map(({ dataUpdatedAt }) => dataUpdatedAt))
    : undefined;
}

/** 'Offline. As of 2:05 pm, 23 Nov.', for a moment in ms. */
function asOfText(at: number): string {
  const moment = dayjs(at);
  return fill(textsOf(tillTexts).offlineAsOf, {
    time: moment.format('h:mm a'),
    date: moment.format('D MMM'),
  });
}
