import { today } from '@/lib/dates';
import { formatPoints } from '@/lib/points';
import { type PricedProduct, priceOn } from '@/lib/price';
import { pointsUnit } from '@/session/units';
import { Points } from '@/ui/points';
import styles from './product-item.module.css';

interface PriceTagProps {
  product: PricedProduct;
  size?: 'medium' | 'large';
}

/** Today's price; while a special price holds, the selling price struck through beside it. */
export function PriceTag({ product, size = 'medium' }: PriceTagProps) {
  const { current, before } = priceOn(product, today());
  return (
    <span className={styles.price}>
      <Points figure={formatPoints(current)} unit={pointsUnit()} size={size} />
      {before === undefined ? null : <Points figure={formatPoints(before)} size="small" struck />}
    </span>
  );
}
