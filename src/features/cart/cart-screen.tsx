import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DocumentTitle } from '@/brand/document-title';
import { cartTexts } from '@/brand/texts/cart';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { merchantQueries } from '@/features/dashboard/queries';
import { paths } from '@/lib/paths';
import { formatPoints } from '@/lib/points';
import { useBack } from '@/lib/use-back';
import { pointsUnit } from '@/session/units';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Points } from '@/ui/points';
import { Screen } from '@/ui/screen';
import { ScreenHeader } from '@/ui/screen-header';
import { Skeleton } from '@/ui/skeleton';
import styles from './cart.module.css';
import { CartFoot } from './cart-foot';
import { CartList } from './cart-list';
import { cartQueries, isSavingCart, useCartNews } from './queries';
import { useOrder } from './use-order';

/** The cart (part 1 §2 "Cart"). */
export function CartScreen() {
  const texts = textsOf(cartTexts);
  const queryClient = useQueryClient();
  const back = useBack(paths.redeem);
  const cart = useQuery({
    ...cartQueries.lines(),
    // Another tab may have ordered or changed it meanwhile; changes of this one come first.
    refetchOnWindowFocus: () => !isSavingCart(queryClient),
  });
  const details = useQuery({ ...merchantQueries.details(), staleTime: 0 });
  const order = useOrder();
  useCartNews();
  const lines = cart.data;
  const merchant = details.data;
  const failed = (cart.isError && !lines) || (details.isError && !merchant);
  const title = lines ? fill(texts.titleCounted, { count: lines.length }) : texts.title;
  const unit = merchant?.pointsShortName || pointsUnit();

  const retry = () => {
    void cart.refetch();
    void details.refetch();
  };

  return (
    <Screen
      header={
        <ScreenHeader title={title} onBack={back}>
          <div className={styles.balance}>
            <span>{texts.yourBalance}</span>
            {merchant ? <Points figure={formatPoints(merchant.balance)} unit={unit} /> : null}
          </div>
        </ScreenHeader>
      }
      foot={
        lines?.length && merchant && !order.unsettled ? (
          <CartFoot lines={lines} merchant={merchant} unit={unit} order={order} />
        ) : undefined
      }
    >
      <DocumentTitle>{title}</DocumentTitle>
      {order.unsettled ? (
        <ErrorState
          drawing="offline"
          title={texts.unsettledTitle}
          text={texts.unsettledText}
          onRetry={order.settle}
          retrying={order.ordering}
        />
      ) : failed ? (
        <ErrorState onRetry={retry} retrying={cart.isFetching || details.isFetching} />
      ) : !lines || !merchant ? (
        <Skeleton shape="line" count={2} />
      ) : lines.length === 0 ? (
        <EmptyState
          drawing="cart"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            <Button renderRoot={(props) => <Link to={paths.redeem} {...props} />}>
              {texts.continueShopping}
            </Button>
          }
        />
      ) : (
        <CartList lines={lines} unit={unit} />
      )}
    </Screen>
  );
}
