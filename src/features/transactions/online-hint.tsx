import { IconCloudOff } from '@tabler/icons-react';
import styles from './transactions.module.css';

/** Below a list that was kept: what of it shows only with a network. */
export function OnlineHint({ children }: { children: string }) {
  return (
    <p className={styles.onlineHint}>
      <IconCloudOff size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
