import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useId } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import { ButtonLink } from '@/components/links';
import { money, voucherMoney } from '@/components/money';
import { Page } from '@/components/page';
import { Points, pointsUnit } from '@/components/points';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import { VoucherCodes } from '@/components/voucher-codes';
import type { OrderDetails, OrderItem } from '@/contract/orders';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { today } from '@/lib/today';
import { SearchDrawing } from '@/ui/drawings/search';
import { Celebration } from '@/ui/feedback/celebration';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Card } from '@/ui/lists/card';
import { RecordCard } from '@/ui/lists/record-card';
import { Badge } from '@/ui/text/badge';
import { VoucherCardSkeleton, VoucherLine } from '@/ui/text/voucher-line';
import { brandsOf, itemPoints, orderAmount, type StatusGroup, statusGroup, statusLabel } from './order-rules';
import styles from './orders.module.css';
import { orderQueries } from './queries';

/** An order, right after it was placed or opened from the transactions (docs/product/orders.md). */
export function OrderScreen() {
  const texts = textsOf(orderTexts);
  const { orderId, lookedUp } = useRouteContext({ from: '/_customer/order-summary' });
  const back = useBack(paths.transactions);
  const order = useQuery(orderQueries.details(orderId));

  return (
    <Page
      title={lookedUp ? texts.detailsTitle : texts.summaryTitle}
      onBack={lookedUp ? back : undefined}
      foot={<ButtonLink to={paths.transactions}>{texts.viewTransactions}</ButtonLink>}
    >
      {lookedUp || order.data === null ? null : <Celebration title={texts.placed} />}
      <QueryView
        what="order"
        query={order}
        skeleton={<VoucherCardSkeleton count={2} />}
        empty={
          <EmptyState
            drawing={<SearchDrawing />}
            title={texts.nothingToShow}
            action={
              <ButtonLink variant="secondary" to="/dashboard">
                {textsOf(commonTexts).goToStart}
              </ButtonLink>
            }
          />
        }
      >
        {(details) => <OrderContent orderId={orderId} order={details} />}
      </QueryView>
    </Page>
  );
}

interface OrderContentProps {
  orderId: string;
  order: OrderDetails;
}

/** One order on the same card as bills, with its items and the new balance. */
function OrderContent({ orderId, order }: OrderContentProps) {
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
      <ul className="stack" aria-label={texts.items}>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's items never change places
          <li key={index}>
            <OrderItemCard item={item} orderDate={order.orderDate} unit={unit} />
          </li>
        ))}
      </ul>
      <Card tone="tint">
        <dl className={styles.totals}>
          <div className="apart">
            <dt>{texts.totalRedeemed}</dt>
            <dd>
              <Points value={order.pointsRedeemed} unit={unit} size="large" />
            </dd>
          </div>
          <div className="apart">
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
function OrderItemCard({ item, orderDate, unit }: OrderItemCardProps) {
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
