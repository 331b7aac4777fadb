import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { DocumentTitle } from '@/brand/document-title';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import { paths } from '@/lib/paths';
import { useBack } from '@/lib/use-back';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';
import { ScreenHeader } from '@/ui/screen-header';
import { Skeleton } from '@/ui/skeleton';
import { Celebration } from './celebration';
import { OrderContent } from './order-content';
import { orderQueries } from './queries';

/** An order, right after it was placed or looked up from the transactions (part 1 §2 "Order confirmation"). */
export function OrderScreen() {
  const texts = textsOf(orderTexts);
  const common = textsOf(commonTexts);
  const { orderId, lookedUp } = useRouteContext({ from: '/_customer/order-summary' });
  const back = useBack(paths.transactions);
  const order = useQuery(orderQueries.details(orderId));
  const title = lookedUp ? texts.detailsTitle : texts.summaryTitle;

  return (
    <Screen
      header={<ScreenHeader title={title} {...(lookedUp && { onBack: back })} />}
      foot={
        order.isPending ? undefined : (
          <Button renderRoot={(props) => <Link to={paths.transactions} {...props} />}>
            {texts.viewTransactions}
          </Button>
        )
      }
    >
      <DocumentTitle>{title}</DocumentTitle>
      {lookedUp || order.data === null ? null : <Celebration title={texts.placed} />}
      {order.isPending ? <Skeleton shape="line" count={2} /> : null}
      {order.isError && !order.data ? (
        <ErrorState onRetry={() => void order.refetch()} retrying={order.isFetching} />
      ) : null}
      {order.data === null ? (
        <EmptyState
          drawing="search"
          title={texts.nothingToShow}
          action={
            <Button variant="secondary" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
              {common.goToStart}
            </Button>
          }
        />
      ) : null}
      {order.data ? <OrderContent orderId={orderId} order={order.data} /> : null}
    </Screen>
  );
}
