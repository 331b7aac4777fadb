import type { ReactNode } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { Button } from '../controls/button';
import { ErrorDrawing } from '../drawings/error';
import styles from './state.module.css';

interface ErrorStateProps {
  onRetry: () => void;
  retrying?: boolean;
  /** One of `ui/drawings`. */
  drawing?: ReactNode;
  /** What is missing. */
  title: string;
  /** What to do. */
  text: string;
}

/** For a page that could not load, with a button to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { onRetry, retrying, drawing = <ErrorDrawing />, title, text } = props;
  return (
    <div className={styles.state}>
      {drawing}
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        <Button onClick={onRetry} loading={retrying}>
          {textsOf(commonTexts).retry}
        </Button>
      </div>
    </div>
  );
}
