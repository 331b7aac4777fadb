import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import styles from './toast.module.css';

export type Severity = 'success' | 'error';

export interface ToastMessage {
  id: number;
  severity: Severity;
  text: string;
}

export interface ToastStackProps {
  toasts: readonly ToastMessage[];
  closeLabel: string;
  onClose: (id: number) => void;
}

/** The live regions of all toasts. They must be on the page before their first toast, or it is not read out. */
export function ToastStack({ toasts, closeLabel, onClose }: ToastStackProps) {
  const list = (severity: Severity) =>
    toasts
      .filter((toast) => toast.severity === severity)
      .map((toast) => (
        <div key={toast.id} className={styles.toast} data-severity={severity}>
          {severity === 'error' ? (
            <IconAlertCircle size={24} aria-hidden className={styles.icon} />
          ) : (
            <IconCircleCheck size={24} aria-hidden className={styles.icon} />
          )}
          <p className={styles.text}>{toast.text}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => onClose(toast.id)}
          >
            <IconX size={20} aria-hidden />
          </button>
        </div>
      ));
  return (
    <div className={styles.stack}>
      <div role="alert" className={styles.region}>
        {list('error')}
      </div>
      <div role="status" className={styles.region}>
        {list('success')}
      </div>
    </div>
  );
}
