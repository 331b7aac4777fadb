import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Product } from '@/contract/products';
import { Picture } from '@/ui/picture';
import styles from './product-item.module.css';
import { ProductWords } from './product-words';
import { RelatedMarker } from './related-marker';
import { VoucherValue } from './voucher-value';

export interface ProductItemProps {
  product: Product;
  /** Whether the list shows its related products. */
  pressed: boolean;
  onRelated: (product: Product) => void;
  /** Whether it is one of the cards that are visible first. */
  first: boolean;
}

/** A product in the grid. */
export const ProductCard = memo(function ProductCard({
  product,
  pressed,
  onRelated,
  first,
}: ProductItemProps) {
  return (
    <article className={styles.card}>
      <Link
        to="/product/$id"
        params={{ id: product.id }}
        state={{ productId: product.productId }}
        className={styles.cardLink}
      >
        <span className={styles.cardPicture}>
          <Picture src={product.image} alt="" ratio={4 / 3} radius="none" lazy={!first} />
          <VoucherValue product={product} />
        </span>
        <ProductWords product={product} />
      </Link>
      <RelatedMarker product={product} pressed={pressed} onToggle={onRelated} />
    </article>
  );
});
