import { memo, useId } from 'react';
import { VoucherCodes } from '@/components/voucher-codes';
import type { HeldVoucher } from '@/contract/transactions';
import { Card } from '@/ui/lists/card';
import { hasRunOut } from './transaction-rules';
import { VoucherHead } from './voucher-head';

interface VoucherCardProps {
  voucher: HeldVoucher;
  /** YYYY-MM-DD. */
  today: string;
}

/** One voucher that the shopper holds: the way to its order, and its code and PIN to copy. */
export const VoucherCard = memo(function VoucherCard({ voucher, today }: VoucherCardProps) {
  const nameId = useId();
  const isOver = hasRunOut(voucher, today);
  return (
    <Card>
      <VoucherHead nameId={nameId} voucher={voucher} today={today} isOver={isOver} />
      {voucher.code || voucher.pin ? (
        <VoucherCodes
          nameId={nameId}
          isOneOfMany
          vouchers={[voucher]}
          brandName={isOver ? undefined : voucher.brandName}
        />
      ) : null}
    </Card>
  );
});
