import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** The text for the clipboard. */
  value: string;
  /** The label, such as the code itself or 'TAP TO COPY'. */
  children: ReactNode;
  onCopied: () => void;
  /** The browser refused, or has no clipboard. */
  onFailed?: (() => void) | undefined;
  label?: string | undefined;
  id?: string | undefined;
}

/** A code in a dashed frame; a tap copies it. */
export function CopyButton({ value, children, onCopied, onFailed, label, id }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      onFailed?.();
      return;
    }
    onCopied();
  };
  return (
    <button type="button" id={id} className={styles.button} onClick={copy} aria-label={label}>
      <span className={styles.text}>{children}</span>
      <IconCopy size={20} aria-hidden />
    </button>
  );
}
