import type { ReactNode } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { Button } from '@/ui/controls/button';
import styles from './retry-below.module.css';

interface RetryBelowProps {
  children: ReactNode;
  /** Loads again what the field could not load; undefined while there is nothing to repeat. */
  onRetry: (() => void) | undefined;
}

/** A field with choices from the backend, and Retry below it when they could not be loaded. */
export function RetryBelow({ children, onRetry }: RetryBelowProps) {
  return (
    <div className={styles.field}>
      {children}
      {onRetry ? (
        <Button variant="quiet" size="compact" onClick={onRetry}>
          {textsOf(commonTexts).retry}
        </Button>
      ) : null}
    </div>
  );
}
