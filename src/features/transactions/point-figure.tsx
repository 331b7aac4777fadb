import { fill, textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { pointsUnit } from '@/components/points';
import { formatPoints } from '@/lib/points';
import { Figure } from '@/ui/text/figure';
import styles from './transactions.module.css';

interface PointFigureProps {
  points: number | undefined;
  kind: 'earned' | 'redeemed' | 'expiring' | 'expired';
}

/** Points with a sign and a word, so that colour is not all that tells what became of them. */
export function PointFigure({ points = 0, kind }: PointFigureProps) {
  const texts = textsOf(transactionTexts);
  // Backends differ in whether points that go are below 0: the sign comes from what the row is.
  const figure = formatPoints(Math.abs(points));
  const signed = { earned: texts.gain, redeemed: texts.loss, expired: texts.loss, expiring: '{points}' }[
    kind
  ];
  return (
    <span className={styles.figure} data-kind={kind}>
      <Figure unit={pointsUnit()}>{fill(signed, { points: figure })}</Figure>
      <span className={styles.word}>{texts[kind]}</span>
    </span>
  );
}
