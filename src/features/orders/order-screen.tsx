import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import { paths } from '@/lib/paths';
import { SearchDrawing } from '@/ui/drawings/search';
import { Celebration } from '@/ui/feedback/celebration';
import { EmptyState } from '@/ui/feedback/empty-state';
import { VoucherCardSkeleton } from '@/ui/text/voucher-line';
import { OrderContent } from './order-content';
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
