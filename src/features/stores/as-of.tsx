import { IconClockPause } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { formatMoment } from '@/lib/dates';
import styles from './directory.module.css';
import { storeQueries } from './queries';

/** When an answer was given (ms) that was kept and may be out of date; nothing for a fresh one. */
export function AsOf({ at }: { at: number | undefined }) {
  const queryClient = useQueryClient();
  const isKept = at !== undefined;
  useEffect(() => {
    if (!isKept) return;
    const renew = () => void queryClient.invalidateQueries({ queryKey: storeQueries.all });
    addEventListener('online', renew);
    return () => removeEventListener('online', renew);
  }, [isKept, queryClient]);
  if (!isKept) return null;
  return (
    <p className={styles.asOf}>
      <IconClockPause size={16} aria-hidden />
      <span>{fill(textsOf(storesTexts).asOf, formatMoment(at))}</span>
    </p>
  );
}
