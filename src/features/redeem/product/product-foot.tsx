import { fill, textsOf } from '@/brand/texts/define-texts';
import { productTexts } from '@/brand/texts/product';
import { pointsUnit } from '@/components/points';
import { PriceTag } from '@/components/price-tag';
import type { MerchantDetails } from '@/contract/merchant';
import type { Product } from '@/contract/products';
import { formatPoints, pointsFor } from '@/lib/points';
import { priceOn } from '@/lib/price';
import { Button } from '@/ui/controls/button';
import { useToday } from '@/ui/hooks/use-today';
import item from '../product-item.module.css';
import styles from './product.module.css';
import type { Purchase } from './purchase-rules';

interface ProductFootProps {
  product: Product;
  purchase: Purchase;
  merchant: MerchantDetails | undefined;
  /** The chosen location has none left. */
  soldOut: boolean;
  unavailable: boolean;
  pending: boolean;
  onAdd: () => void;
  onBuy: () => void;
}

/** The price of one, what all of them cost, and the buttons (docs/product/redeem.md#product). */
export function ProductFoot(props: ProductFootProps) {
  const { product, purchase, merchant, soldOut, unavailable, pending, onAdd, onBuy } = props;
  const texts = textsOf(productTexts);
  const unit = merchant?.pointsShortName || pointsUnit();
  const { current } = priceOn(product, useToday());
  const points = formatPoints(pointsFor(current, purchase.quantity));
  const balance = merchant?.balance;
  return (
    <div className={styles.actions}>
      <div className={styles.costs}>
        <PriceTag product={product} size="large" unit={unit} className={item.price} />
        {balance !== undefined && purchase.quantities ? (
          <p className={styles.total}>
            {fill(texts.total, { points, unit, balance: formatPoints(Math.floor(balance)) })}
          </p>
        ) : null}
      </div>
      {soldOut ? (
        <Button disabled>{texts.outOfStock}</Button>
      ) : (
        <>
          <Button variant="secondary" disabled={unavailable} loading={pending} onClick={onAdd}>
            {texts.addToCart}
          </Button>
          <Button disabled={unavailable} loading={pending} onClick={onBuy}>
            {texts.buyNow}
          </Button>
        </>
      )}
    </div>
  );
}
