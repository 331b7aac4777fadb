import { currentBrand } from '@/brand/current-brand';
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
