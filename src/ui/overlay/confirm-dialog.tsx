import type { ReactNode } from 'react';
import { Button } from '../button';
import styles from './confirm-dialog.module.css';
import { DialogFrame } from './dialog-frame';

export interface ConfirmDialogProps {
  opened: boolean;
  /** The question, or the matter it is about. */
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** Left out, the dialog has the one button (an OK) and must be answered. */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** While the confirmed action runs: no way out, a loader in the button. */
  loading?: boolean;
}

/** A question with two answers. Escape and a tap beside it count as the second. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, onConfirm, cancelLabel, onCancel, loading = false } = props;
  return (
    <DialogFrame
      closable={false}
      opened={opened}
      title={title}
      dismissible={onCancel !== undefined && !loading}
      onClose={() => onCancel?.()}
    >
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      <div className={styles.answers}>
        {cancelLabel === undefined ? null : (
          <Button variant="secondary" onClick={onCancel} disabled={loading}>
            {cancelLabel}
          </Button>
        )}
        <Button onClick={onConfirm} loading={loading}>
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
