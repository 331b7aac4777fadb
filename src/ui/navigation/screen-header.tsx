import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { IconButton } from '../controls/icon-button';
import { singleTap } from '../controls/single-tap';
import { useRoom } from '../hooks/use-room';
import styles from './screen-header.module.css';

interface ScreenHeaderProps {
  /** The screen's one `h1`. */
  title: string;
  /** Shows a back arrow before the title. */
  onBack?: (() => void) | undefined;
  /** A small picture before the title. */
  mark?: ReactNode;
  /** Icon buttons and links on the right. */
  actions?: ReactNode;
  /** A quiet line under the title. */
  subtitle?: ReactNode;
  /** A full-width row under the bar: a balance, a search field. */
  children?: ReactNode;
}

/** Title, Back and actions of a screen, in the merchant's header colours. It sticks to the top. */
export function ScreenHeader(props: ScreenHeaderProps) {
  const { title, onBack, mark, actions, subtitle, children } = props;
  const header = useRoom<HTMLElement>('--ui-header-room');
  return (
    <header ref={header} className={styles.header}>
      <div className={styles.bar}>
        {onBack ? (
          <IconButton
            label={textsOf(commonTexts).back}
            icon={<IconArrowLeft size={24} aria-hidden />}
            onClick={singleTap(onBack)}
          />
        ) : null}
        {mark}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle === undefined ? null : <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children === undefined ? null : <div className={styles.below}>{children}</div>}
    </header>
  );
}
