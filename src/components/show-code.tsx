import { IconBarcode } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { tillTexts } from '@/brand/texts/till';
import { lazyPart } from '@/ui/feedback/lazy-part';
import type { CodeContent } from '@/ui/overlay/code-screen';
import styles from './show-code.module.css';
import { tellMissing } from './tell-missing';
import { useShown } from './use-shown';

/** Brings a dialog: it loads with the first tap. */
const CodeScreen = lazyPart(() => import('@/ui/overlay/code-screen').then(({ CodeScreen }) => CodeScreen));

interface ShowCodeProps extends Omit<CodeContent, 'texts'> {
  /** Unique on its screen. */
  name: string;
  kind: 'card' | 'voucher';
  /** Whether the button lies over its parent, such as a small bar code, so that a tap anywhere on it counts. */
  covers?: boolean;
  /** The ids of what tells it from others on its screen, for screen readers. */
  describedBy?: string | undefined;
}

/**
 * A button that shows a code on the whole screen, for the scanner at the till
 * (docs/product/membership.md#the-card-at-the-till).
 */
export function ShowCode({ name, kind, covers = false, describedBy, ...content }: ShowCodeProps) {
  const texts = textsOf(tillTexts);
  const { isShown, show, hide } = useShown(name);
  const [wanted, setWanted] = useState(isShown);
  if (isShown && !wanted) setWanted(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog loads while it opens, so it does not know where the focus was.
    const { current } = button;
    if (isShown) return () => current?.focus();
  }, [isShown]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-covers={covers || undefined}
        aria-describedby={describedBy}
        onClick={show}
      >
        <span className={styles.label}>
          <IconBarcode size={20} aria-hidden />
          <span>{kind === 'card' ? texts.showCard : texts.showCode}</span>
        </span>
      </button>
      {wanted ? (
        <CodeScreen
          awaited={isShown}
          onMissing={() => {
            hide();
            tellMissing();
          }}
          opened={isShown}
          onClose={hide}
          title={kind === 'card' ? texts.myCard : texts.voucherCode}
          texts={texts}
          {...content}
        />
      ) : null}
    </>
  );
}
