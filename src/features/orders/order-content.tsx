import { textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import { Points, pointsUnit } from '@/components/points';
import type { OrderDetails } from '@/contract/orders';
import { formatDate } from '@/lib/dates';
import { Card } from '@/ui/card';
import { OrderItemCard } from './order-item-card';
import styles from './orders.module.css';

interface OrderContentProps {
  orderId: string;
  order: OrderDetails;
}

/** Reference, items and the figures of one order. */
export function OrderContent({ orderId, order }: OrderContentProps) {
  const texts = textsOf(orderTexts);
  const unit = pointsUnit();
  const date = formatDate(order.orderDate, 'long');
  return (
    <>
      <div className={styles.reference}>
        <p>
          {texts.reference} <strong>{orderId}</strong>
        </p>
        {date ? <p className={styles.quiet}>{date}</p> : null}
      </div>
      <ul className={styles.items} aria-label={texts.items}>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's items never change places
          <li key={index}>
            <OrderItemCard item={item} orderDate={order.orderDate} unit={unit} />
          </li>
        ))}
      </ul>
      <Card tone="tint">
        <dl className={styles.totals}>
          <div>
            <dt>{texts.totalRedeemed}</dt>
            <dd>
              <Points value={order.pointsRedeemed} unit={unit} size="large" />
            </dd>
          </div>
          <div>
            <dt>{texts.newBalance}</dt>
            <dd>
              <Points value={order.balance} unit={unit} size="large" />
            </dd>
          </div>
        </dl>
      </Card>
    </>
  );
}
