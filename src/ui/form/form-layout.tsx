import type { ReactNode } from 'react';
import { useRoom } from '../hooks/use-room';
import screen from '../navigation/screen.module.css';
import styles from './form-layout.module.css';

interface Children {
  children: ReactNode;
}

interface FieldPairProps extends Children {
  /** Fields of few characters: there is room for both on most phones, too. */
  short?: boolean;
}

/** Two fields that belong together. They are in one row if there is room. */
export function FieldPair({ children, short = false }: FieldPairProps) {
  return (
    <div className={styles.pair} data-short={short || undefined}>
      {children}
    </div>
  );
}

/** CANCEL and the button that sends, in one row if there is room. */
export function FormActions({ children }: Children) {
  return <div className={styles.actions}>{children}</div>;
}

/** The end of a form inside the page's content: its button, sticky within thumb reach like the foot of a `Screen`. */
export function FormFoot({ children }: Children) {
  // Here and not in the form, because the foot of some forms appears later than the form.
  const foot = useRoom('--ui-foot-room');
  return (
    <div ref={foot} className={`${screen.foot} ${styles.foot}`}>
      {children}
    </div>
  );
}
