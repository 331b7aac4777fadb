import { IconArrowsExchange, IconGift, IconReceipt } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { RowLink } from '@/components/links';
import { pointsUnit } from '@/components/points';
import type { PointTransaction } from '@/contract/transactions';
import { shortBillNumber } from '@/lib/bill-number';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { formatPoints } from '@/lib/points';
import { ListRow } from '@/ui/lists/list-row';
import { Figure } from '@/ui/text/figure';
import { isRedeemed, type Lead, leadOf, subjectOf } from './transaction-rules';
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

interface PointRowProps {
  transaction: PointTransaction;
  /** What is told of its points: that they came or went, or that they run out. */
  about: 'history' | 'expiring' | 'expired';
}

const icons: Record<ReturnType<typeof subjectOf>, ReactNode> = {
  bill: <IconReceipt size={20} aria-hidden />,
  order: <IconGift size={20} aria-hidden />,
  other: <IconArrowsExchange size={20} aria-hidden />,
};

/** Points that came, went or run out. */
export const PointRow = memo(function PointRow({ transaction, about }: PointRowProps) {
  const texts = textsOf(transactionTexts);
  const redeemed = isRedeemed(transaction);
  const subject = subjectOf(transaction);
  const lead = leadOf(transaction);
  const brands = transaction.brands.map(({ name }) => name).filter(Boolean);
  const expires = formatDate(transaction.expiryDate, 'short');
  const title = {
    bill: brands.join(', ') || texts.bill,
    order: brands.join(', ') || texts.order,
    other: transaction.reason.trim() || (redeemed ? texts.otherRedeemed : texts.otherEarned),
  }[subject];
  const facts = {
    history: [formatDate(transaction.date, 'short')],
    expiring: [expires && fill(texts.expiresOn, { date: expires })],
    expired: [expires && fill(texts.expiredOn, { date: expires })],
  }[about];
  if (subject === 'bill' && transaction.billNumber)
    facts.push(fill(texts.billNumber, { number: shortBillNumber(transaction.billNumber) }));
  if (subject === 'order' && lead?.to === 'order') facts.push(fill(texts.orderNumber, { id: lead.id }));

  return (
    <LedRow
      lead={lead}
      icon={icons[subject]}
      title={title}
      facts={facts}
      trailing={
        <PointFigure
          points={transaction.points}
          kind={about === 'history' ? (redeemed ? 'redeemed' : 'earned') : about}
        />
      }
    />
  );
});
