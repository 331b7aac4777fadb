import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { notLoadedTexts, type Unloaded } from '@/brand/texts/not-loaded';
import { Button } from '../controls/button';
import { ErrorState } from './error-state';
import styles from './state.module.css';

export interface NotLoadedProps {
  /** What the screen could not load. */
  what: Unloaded;
  /** What stands in the way: the network, which comes back by itself where the device knows it has none, or else. */
  because: 'network' | 'offline' | 'other';
  onRetry: () => void;
  /** For a part of a screen: one line and a small button. */
  compact?: boolean | undefined;
}

/**
 * Names what could not be loaded, and says what to do. A toast has said why, so this is no live region and does not
 * repeat that sentence.
 */
export function NotLoaded({ what, because, onRetry, compact = false }: NotLoadedProps) {
  const texts = textsOf(notLoadedTexts);
  const common = textsOf(commonTexts);
  const hints = { network: texts.checkNetwork, offline: common.needsNetwork, other: texts.tryAgain };
  if (!compact) return <ErrorState title={texts[what]} text={hints[because]} onRetry={onRetry} />;
  return (
    <div className={styles.part}>
      <p>{`${texts[what]}. ${hints[because]}`}</p>
      <Button variant="quiet" size="compact" onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  );
}
