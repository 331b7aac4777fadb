import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { notificationsTexts } from '@/brand/texts/notifications';
import { indianMoment, timeAgo } from '@/lib/relative-time';
import { useMinute } from '@/ui/hooks/use-minute';
import styles from './notifications.module.css';

/** How long ago it came; nothing without a date. */
export function Ago({ createdAt }: { createdAt: string }) {
  const now = useMinute();
  const moment = indianMoment(createdAt);
  if (moment === undefined) return null;
  return (
    <time className={styles.ago} dateTime={new Date(moment).toISOString()}>
      {timeAgo(moment, now.getTime(), currentBrand().language) || textsOf(notificationsTexts).justNow}
    </time>
  );
}
