import { IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRoom } from '../hooks/use-room';
import styles from './offline-notice.module.css';

interface OfflineNoticeProps {
  children: ReactNode;
}

/**
 * A bar above the bottom navigation while there is no connection. `--ui-notice-room` reserves its room, so that it
 * covers no button.
 */
export function OfflineNotice({ children }: OfflineNoticeProps) {
  const notice = useRoom('--ui-notice-room');
  return (
    <div ref={notice} className={styles.notice} role="status">
      <IconWifiOff size={20} aria-hidden className={styles.icon} />
      <span>{children}</span>
    </div>
  );
}
