import { PriceTag } from '@/components/price-tag';
import type { Product } from '@/contract/products';
import { Expiry } from './expiry';
import styles from './product-item.module.css';

/** The texts of a product in the catalogue, for grid and list. */
export function ProductWords({ product }: { product: Product }) {
  return (
    <span className={styles.words}>
      <span className={styles.brand}>{product.brandName}</span>
      <span className={styles.name}>{product.name}</span>
      <Expiry product={product} format="short" className={styles.expiry} />
      <PriceTag product={product} className={styles.price} />
    </span>
  );
}
