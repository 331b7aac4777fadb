import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './offline-notice.module.css';

export interface OfflineNoticeProps {
  children: ReactNode;
}

/**
 * A bar above the bottom navigation for as long as there is no connection. `--ui-notice-room` keeps its place free, so
 * that it covers no action.
 */
export function OfflineNotice({ children }: OfflineNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.body;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--ui-notice-room', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (notice.current) observer.observe(notice.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty('--ui-notice-room');
    };
  }, []);
  return (
    <div ref={notice} className={styles.notice} role="status">
      <IconWifiOff size={20} aria-hidden className={styles.icon} />
      <span>{children}</span>
    </div>
  );
}
