import { memo } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { VoucherCodes } from '@/components/voucher-codes';
import type { HeldVoucher } from '@/contract/transactions';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { hasRunOut } from './transaction-rules';
import styles from './transactions.module.css';
import { endsIn } from './voucher-rules';

interface VoucherCardProps {
  voucher: HeldVoucher;
  /** YYYY-MM-DD. */
  today: string;
}

/** One voucher that the shopper holds, with its code and PIN to copy. */
export const VoucherCard = memo(function VoucherCard({ voucher, today }: VoucherCardProps) {
  const texts = textsOf(transactionTexts);
  const expires = formatDate(voucher.expiryDate, 'short');
  const ordered = formatDate(voucher.orderDate, 'short');
  const isOver = hasRunOut(voucher, today);
  return (
    <Card>
      <div className={styles.voucher}>
        <div className={styles.voucherWords}>
          <h3 className={styles.title}>{voucher.brandName || texts.voucher}</h3>
          {ordered ? <p className={styles.fact}>{fill(texts.orderedOn, { date: ordered })}</p> : null}
        </div>
        <div className={styles.validity}>
          {expires ? (
            <p className={styles.fact}>
              {texts.validTill} <strong>{expires}</strong>
            </p>
          ) : null}
          {isOver ? <Badge tone="error">{texts.expired}</Badge> : <Ending days={endsIn(voucher, today)} />}
        </div>
      </div>
      {voucher.code || voucher.pin ? (
        <VoucherCodes vouchers={[voucher]} brandName={isOver ? undefined : voucher.brandName} />
      ) : null}
    </Card>
  );
});

/** How soon a voucher ends, if that is soon. */
function Ending({ days }: { days: number | undefined }) {
  const texts = textsOf(transactionTexts);
  if (days === undefined) return null;
  const words = [texts.voucherEndsToday, texts.voucherEndsTomorrow][days] ?? texts.voucherEndsIn(days);
  return <Badge tone="pending">{words}</Badge>;
}
