import { IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './offline-notice.module.css';

export interface OfflineNoticeProps {
  children: ReactNode;
}

/** A bar above the bottom navigation for as long as there is no connection. */
export function OfflineNotice({ children }: OfflineNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <IconWifiOff size={20} aria-hidden className={styles.icon} />
      <span>{children}</span>
    </div>
  );
}
