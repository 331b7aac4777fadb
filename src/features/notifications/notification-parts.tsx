import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { notificationsTexts } from '@/brand/texts/notifications';
import { indianMoment, timeAgo } from '@/lib/relative-time';
import { useMinute } from '@/ui/hooks/use-minute';
import { Picture } from '@/ui/media/picture';
import styles from './notifications.module.css';

interface NotificationPictureProps {
  src: string;
  /** Off for what is seen first. */
  lazy: boolean;
  /** As wide as the screen, instead of a corner of a row. */
  wide?: boolean;
}

/** The picture of a notification, or the mall's logo where there is none or it cannot be loaded. */
export function NotificationPicture({ src, lazy, wide = false }: NotificationPictureProps) {
  return (
    <Picture
      src={src}
      alt=""
      lazy={lazy}
      ratio={wide ? 4 / 3 : 1}
      radius={wide ? 'none' : 'small'}
      placeholder={<img className={styles.logo} src={currentBrand().logo} alt="" draggable={false} />}
    />
  );
}

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
