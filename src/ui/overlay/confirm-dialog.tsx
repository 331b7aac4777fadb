import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import styles from './confirm-dialog.module.css';
import { DialogFrame } from './dialog-frame';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question, or its subject. */
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  /** Without it, the dialog has only the other button (an OK) and must be answered. */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** True while the confirmed action runs: the dialog cannot be closed, and the button shows a loader. */
  loading?: boolean;
}

/** A question with two answers. Escape, Back and a tap beside it count as the second answer. */
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
