import type { ReactNode } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { RowLink } from '@/components/links';
import { pointsUnit } from '@/components/points';
import { paths } from '@/lib/paths';
import { formatPoints } from '@/lib/points';
import { ListRow } from '@/ui/lists/list-row';
import { Figure } from '@/ui/text/figure';
import type { Lead } from './transaction-rules';
import styles from './transactions.module.css';

interface LedRowProps {
  /** Undefined where there is no more to tell. */
  lead: Lead | undefined;
  icon: ReactNode;
  title: string;
  /** The quiet second line; what is '' is left out. */
  facts: readonly string[];
  trailing: ReactNode;
}

/** One entry; with a lead it is a link to the screen that tells more. Only ids go along (docs/decisions/0035-kept-state.md). */
export function LedRow({ lead, icon, title, facts, trailing }: LedRowProps) {
  const look = {
    leading: <span className={styles.icon}>{icon}</span>,
    label: <span className="clamped">{title}</span>,
    subtitle: (
      <span className={styles.facts}>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </span>
    ),
    trailing,
  };
  if (!lead) return <ListRow {...look} />;
  const [to, ids] =
    lead.to === 'order'
      ? [paths.orderSummary, { orderId: lead.id }]
      : [paths.billSummary, { billIds: lead.id }];
  return <RowLink to={to} state={{ ...ids, from: 'transactions' }} {...look} chevron />;
}

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
