import { useId } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import { voucherMoney } from '@/components/money';
import { Points } from '@/components/points';
import { VoucherCodes } from '@/components/voucher-codes';
import type { OrderItem } from '@/contract/orders';
import { formatDate } from '@/lib/dates';
import { today } from '@/lib/today';
import { Card } from '@/ui/lists/card';
import { Badge } from '@/ui/text/badge';
import { VoucherLine } from '@/ui/text/voucher-line';
import { itemPoints, type StatusGroup, statusGroup, statusLabel } from './order-rules';
import styles from './orders.module.css';

interface OrderItemCardProps {
  item: OrderItem;
  orderDate: string;
  unit: string;
}

const tones = {
  done: 'success',
  inProgress: 'info',
  partial: 'pending',
  other: 'neutral',
} as const satisfies Record<StatusGroup, string>;

/** One ordered voucher with its status and its codes, if there are any. */
export function OrderItemCard({ item, orderDate, unit }: OrderItemCardProps) {
  const texts = textsOf(orderTexts);
  const status = statusLabel(item.statusText, texts.delivered);
  const brandId = useId();
  const expiry = formatDate(item.expiryDate, 'long');
  return (
    <Card>
      <VoucherLine
        image={item.image}
        brand={item.brandName}
        name={item.subProductName}
        heading="h3"
        brandId={brandId}
        location={{ label: texts.rewardLocation, name: item.locationName }}
        facts={[
          item.voucherValue && `${texts.voucherValue}: ${voucherMoney(item.voucherValue)}`,
          `${texts.quantity}: ${item.quantity ?? 1}`,
          expiry && fill(texts.expiryDate, { date: expiry }),
        ]}
      />
      <div className={styles.figures}>
        {status ? <Badge tone={tones[statusGroup(item.statusText)]}>{status}</Badge> : <span />}
        <Points value={itemPoints(item, orderDate, today())} unit={unit} />
      </div>
      {item.vouchers.length > 0 ? (
        <VoucherCodes nameId={brandId} vouchers={item.vouchers} brandName={item.brandName} />
      ) : null}
    </Card>
  );
}
