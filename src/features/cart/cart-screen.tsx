import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cartTexts } from '@/brand/texts/cart';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { ButtonLink } from '@/components/links';
import { merchantQuery } from '@/components/merchant-query';
import { oncePerArrival } from '@/components/once-per-arrival';
import { Page } from '@/components/page';
import { Points, pointsUnit } from '@/components/points';
import { allOf, QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import type { CartLine } from '@/contract/cart';
import { paths } from '@/lib/paths';
import { CartDrawing } from '@/ui/drawings/cart';
import { OfflineDrawing } from '@/ui/drawings/offline';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { VoucherCardSkeleton } from '@/ui/text/voucher-line';
import styles from './cart.module.css';
import { CartFoot } from './cart-foot';
import { CartLineCard } from './cart-line-card';
import { lineKey, withQuantity } from './cart-rules';
import { cartQueries, isSavingCart, useCartNews } from './queries';
import { ifHeld, useChangeCart } from './use-change-cart';
import { useOrder } from './use-order';
import { useUndo } from './use-undo';

/** The cart (docs/product/cart.md). */
export function CartScreen() {
  const texts = textsOf(cartTexts);
  const queryClient = useQueryClient();
  const back = useBack(paths.redeem);
  const cart = useQuery({
    ...cartQueries.lines(),
    // Another tab may have ordered or changed the cart meanwhile. Changes of this tab are saved first.
    refetchOnWindowFocus: () => (isSavingCart(queryClient) ? false : 'always'),
  });
  const details = useQuery({ ...merchantQuery(), staleTime: oncePerArrival });
  const order = useOrder();
  useCartNews();
  const lines = cart.data;
  const merchant = details.data;
  const remove = useUndo(lines, order.ordering || order.unsettled);
  const title = lines ? fill(texts.titleCounted, { count: lines.length }) : texts.title;
  const unit = merchant?.pointsShortName || pointsUnit();

  return (
    <Page
      title={title}
      onBack={back}
      toolbar={
        <div className={styles.balance}>
          <span>{texts.yourBalance}</span>
          {merchant ? <Points value={merchant.balance} unit={unit} /> : null}
        </div>
      }
      foot={
        lines?.length && merchant && !order.unsettled ? (
          <CartFoot lines={lines} merchant={merchant} unit={unit} order={order} />
        ) : undefined
      }
    >
      {order.unsettled ? (
        <ErrorState
          drawing={<OfflineDrawing />}
          title={texts.unsettledTitle}
          text={texts.unsettledText}
          onRetry={order.settle}
          retrying={order.ordering}
        />
      ) : (
        <QueryView
          what="cart"
          query={allOf(cart, details)}
          skeleton={<VoucherCardSkeleton count={2} />}
          isEmpty={([cartLines]) => cartLines.length === 0}
          empty={
            <EmptyState
              drawing={<CartDrawing />}
              title={texts.emptyTitle}
              text={texts.emptyText}
              action={<ButtonLink to={paths.redeem}>{texts.continueShopping}</ButtonLink>}
            />
          }
        >
          {([cartLines]) => <CartList lines={cartLines} unit={unit} onDelete={remove} />}
        </QueryView>
      )}
    </Page>
  );
}

interface CartListProps {
  lines: CartLine[];
  unit: string;
  onDelete: (line: CartLine) => void;
}

/** The cart's lines. Each change shows at once, and saves the whole cart in the background. */
function CartList({ lines, unit, onDelete }: CartListProps) {
  const change = useChangeCart();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className="stack" aria-label={textsOf(cartTexts).items} tabIndex={-1}>
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <CartLineCard
            line={line}
            unit={unit}
            onQuantity={(quantity) => change(ifHeld(line, (cart) => withQuantity(cart, line, quantity)))}
            onDelete={() => {
              onDelete(line);
              // The focused button is gone, and after the last line also the list.
              if (lines.length > 1) list.current?.focus({ preventScroll: true });
              else document.getElementById('main')?.focus({ preventScroll: true });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
