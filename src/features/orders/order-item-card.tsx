import { IconMapPin } from '@tabler/icons-react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import type { OrderItem } from '@/contract/orders';
import { formatDate, today } from '@/lib/dates';
import { formatPoints } from '@/lib/points';
import { voucherMoney } from '@/session/units';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Picture } from '@/ui/picture';
import { Points } from '@/ui/points';
import { itemPoints, type StatusGroup, statusGroup, statusLabel } from './order-rules';
import styles from './orders.module.css';
import { VoucherCodes } from './voucher-codes';

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

/** One ordered voucher with its status and, once there are any, its codes. */
export function OrderItemCard({ item, orderDate, unit }: OrderItemCardProps) {
  const texts = textsOf(orderTexts);
  const status = statusLabel(item.statusText, texts.delivered);
  const expiry = formatDate(item.expiryDate, 'long');
  return (
    <Card>
      <div className={styles.item}>
        <span className={styles.picture}>
          <Picture src={item.image} alt="" ratio={4 / 3} />
        </span>
        <div className={styles.words}>
          <p className={styles.brand}>{item.brandName}</p>
          <h3 className={styles.name}>{item.subProductName || item.brandName}</h3>
          {item.voucherValue ? (
            <p className={styles.quiet}>
              {texts.voucherValue}: {voucherMoney(item.voucherValue)}
            </p>
          ) : null}
          <p className={styles.quiet}>
            {texts.quantity}: {item.quantity ?? 1}
          </p>
          {item.locationName ? (
            <p className={styles.location}>
              <IconMapPin size={16} aria-hidden />
              <span className="visually-hidden">{texts.rewardLocation}: </span>
              {item.locationName}
            </p>
          ) : null}
          {expiry ? <p className={styles.quiet}>{fill(texts.expiryDate, { date: expiry })}</p> : null}
        </div>
      </div>
      <div className={styles.figures}>
        {status ? <Badge tone={tones[statusGroup(item.statusText)]}>{status}</Badge> : <span />}
        <Points figure={formatPoints(itemPoints(item, orderDate, today()))} unit={unit} />
      </div>
      {item.vouchers.length > 0 ? <VoucherCodes vouchers={item.vouchers} /> : null}
    </Card>
  );
}
