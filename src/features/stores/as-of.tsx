import { IconClockPause } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { formatMoment } from '@/lib/dates';
import { useWindowEvent } from '@/ui/hooks/use-window-event';
import styles from './directory.module.css';
import { storeQueries } from './queries';

/** When an answer was given (ms) that was kept and may be out of date; nothing for a fresh one. */
export function AsOf({ at }: { at: number | undefined }) {
  return at === undefined ? null : <Kept at={at} />;
}

function Kept({ at }: { at: number }) {
  const queryClient = useQueryClient();
  useWindowEvent('online', () => void queryClient.invalidateQueries({ queryKey: storeQueries.all }));
  return (
    <p className={styles.asOf}>
      <IconClockPause size={16} aria-hidden />
      <span>{fill(textsOf(storesTexts).asOf, formatMoment(at))}</span>
    </p>
  );
}
