import { Points } from '@/components/points';
import { type PricedProduct, priceOn } from '@/lib/price';
import { useToday } from '@/ui/use-today';
import styles from './product-item.module.css';

interface PriceTagProps {
  product: PricedProduct;
  size?: 'medium' | 'large';
}

/** Today's price. While a special price is valid, the selling price is beside it, struck through. */
export function PriceTag({ product, size = 'medium' }: PriceTagProps) {
  const { current, before } = priceOn(product, useToday());
  return (
    <span className={styles.price}>
      <Points value={current} size={size} />
      {before === undefined ? null : <Points value={before} size="small" struck />}
    </span>
  );
}
