import { IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './offline-notice.module.css';
import { useRoom } from './use-room';

export interface OfflineNoticeProps {
  children: ReactNode;
}

/**
 * A bar above the bottom navigation for as long as there is no connection. `--ui-notice-room` keeps its place free, so
 * that it covers no action.
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
