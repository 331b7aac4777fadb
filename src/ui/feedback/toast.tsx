import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { focusWhenGone } from '../navigation/focus-when-gone';
import styles from './toast.module.css';

export type Severity = 'success' | 'error';

export interface ToastMessage {
  id: number;
  severity: Severity;
  text: string;
  /** A button that takes back what the toast tells. */
  action?: { label: string; run: () => void } | undefined;
  /** Hears whether the focus is inside. */
  onFocus?: ((inside: boolean) => void) | undefined;
}

interface ToastStackProps {
  toasts: readonly ToastMessage[];
  onClose: (id: number) => void;
}

/** The live regions of all toasts. They must be on the page before their first toast, or it is not read out. */
export function ToastStack({ toasts, onClose }: ToastStackProps) {
  const list = (severity: Severity) =>
    toasts
      .filter((toast) => toast.severity === severity)
      .map((toast) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus of its buttons
        <div
          key={toast.id}
          ref={focusWhenGone}
          className={styles.toast}
          data-severity={severity}
          onFocus={() => toast.onFocus?.(true)}
          onBlur={() => toast.onFocus?.(false)}
        >
          {severity === 'error' ? (
            <IconAlertCircle size={24} aria-hidden className={styles.icon} />
          ) : (
            <IconCircleCheck size={24} aria-hidden className={styles.icon} />
          )}
          <p className={styles.text}>{toast.text}</p>
          {toast.action ? (
            <button type="button" className={styles.action} onClick={toast.action.run}>
              {toast.action.label}
            </button>
          ) : null}
          <button
            type="button"
            className={styles.close}
            aria-label={textsOf(commonTexts).close}
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
