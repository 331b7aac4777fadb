import { IconArrowsExchange, IconGift, IconReceipt } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import type { PointTransaction } from '@/contract/transactions';
import { shortBillNumber } from '@/lib/bill-number';
import { formatDate } from '@/lib/dates';
import { LedRow, PointFigure } from './led-row';
import { isRedeemed, leadOf, subjectOf } from './transaction-rules';

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
