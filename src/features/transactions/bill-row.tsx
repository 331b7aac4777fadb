import { IconReceipt } from '@tabler/icons-react';
import { memo } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { money } from '@/components/money';
import type { Bill } from '@/contract/bills';
import { shortBillNumber } from '@/lib/bill-number';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { LedRow } from './led-row';
import { PointFigure } from './point-figure';
import { type BillGroup, billGroup } from './transaction-rules';
import styles from './transactions.module.css';

const tones = {
  processing: 'pending',
  processed: 'success',
  rejected: 'error',
  cancelled: 'error',
  other: 'neutral',
} as const satisfies Record<BillGroup, string>;

/** One bill that was handed in, with what became of it. */
export const BillRow = memo(function BillRow({ bill }: { bill: Bill }) {
  const texts = textsOf(transactionTexts);
  const status = bill.status.trim();
  return (
    <LedRow
      lead={{ to: 'bill', id: bill.id }}
      icon={<IconReceipt size={20} aria-hidden />}
      title={bill.brandName || texts.bill}
      facts={[
        formatDate(bill.billDate, 'spacedSlashes'),
        bill.billNumber && fill(texts.billNumber, { number: shortBillNumber(bill.billNumber) }),
        bill.billAmount === undefined ? '' : money(bill.billAmount),
      ]}
      trailing={
        <span className={styles.outcome}>
          {status ? <Badge tone={tones[billGroup(status)]}>{status}</Badge> : null}
          {bill.points ? <PointFigure points={bill.points} kind="earned" /> : null}
        </span>
      }
    />
  );
});
