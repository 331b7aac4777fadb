import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { Button } from './button';
import { Drawing, type DrawingName } from './drawing';
import styles from './state.module.css';

export interface ErrorStateProps {
  onRetry: () => void;
  retrying?: boolean;
  drawing?: DrawingName;
  /** Left out where a toast has said it already. */
  title?: string | undefined;
  text?: string | undefined;
}

/** A page that could not load, and the button to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { onRetry, retrying, drawing = 'error', title, text } = props;
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      {title === undefined ? null : <p className={styles.title}>{title}</p>}
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button onClick={onRetry} loading={retrying}>
          {textsOf(commonTexts).retry}
        </Button>
      </div>
    </div>
  );
}
