import { IconReceipt } from '@tabler/icons-react';
import { memo } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { BillBadge } from '@/components/bill-badge';
import { money } from '@/components/money';
import type { Bill } from '@/contract/bills';
import { shortBillNumber } from '@/lib/bill-number';
import { formatDate } from '@/lib/dates';
import { LedRow } from './led-row';
import { PointFigure } from './point-figure';
import styles from './transactions.module.css';

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
          <BillBadge status={status}>{status}</BillBadge>
          {bill.points ? <PointFigure points={bill.points} kind="earned" /> : null}
        </span>
      }
    />
  );
});
