import { textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import { money } from '@/components/money';
import { Points, pointsUnit } from '@/components/points';
import type { OrderDetails } from '@/contract/orders';
import { formatDate } from '@/lib/dates';
import { Card } from '@/ui/lists/card';
import { RecordCard } from '@/ui/lists/record-card';
import { OrderItemCard } from './order-item-card';
import { brandsOf, orderAmount } from './order-rules';
import styles from './orders.module.css';

interface OrderContentProps {
  orderId: string;
  order: OrderDetails;
}

/** One order on the same card as bills, with its items and the new balance. */
export function OrderContent({ orderId, order }: OrderContentProps) {
  const texts = textsOf(orderTexts);
  const unit = pointsUnit();
  const amount = orderAmount(order);
  return (
    <>
      <RecordCard
        title={brandsOf(order).join(', ') || texts.order}
        figure={
          <>
            <span className="visually-hidden">{`${texts.pointsRedeemed}: `}</span>
            <Points value={order.pointsRedeemed} unit={unit} />
          </>
        }
        facts={[
          { label: texts.reference, value: orderId },
          { label: texts.orderDate, value: formatDate(order.orderDate, 'long') },
          { label: texts.orderAmount, value: amount === undefined ? '' : money(amount) },
        ]}
        startsOpen
      />
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
