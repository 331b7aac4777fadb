import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldButtonProps {
  open: boolean;
  onToggle: () => void;
  /** Id of what it opens. */
  content: string;
  children: ReactNode;
}

/** The button in a card's head that opens and closes the card. The nearest ancestor with a position answers as a whole. */
export function FoldButton({ open, onToggle, content, children }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={open}
      aria-controls={open ? content : undefined}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}

/** Points down on a closed card and up on an open one. */
export function FoldChevron({ open }: { open: boolean }) {
  return <IconChevronDown size={20} aria-hidden className={styles.chevron} data-open={open || undefined} />;
}
