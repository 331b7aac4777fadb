import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Picture } from '@/ui/picture';
import type { ProductItemProps } from './product-card';
import styles from './product-item.module.css';
import { ProductWords } from './product-words';
import { RelatedMarker } from './related-marker';
import { VoucherValue } from './voucher-value';

/** A product in the list. */
export const ProductRow = memo(function ProductRow({ product, pressed, onRelated, first }: ProductItemProps) {
  return (
    <article className={styles.row}>
      <Link
        to="/product/$id"
        params={{ id: product.id }}
        state={{ productId: product.productId }}
        className={styles.rowLink}
      >
        <span className={styles.thumb}>
          <Picture src={product.image} alt="" ratio={4 / 3} lazy={!first} />
          <VoucherValue product={product} />
        </span>
        <ProductWords product={product} />
      </Link>
      <RelatedMarker product={product} pressed={pressed} onToggle={onRelated} />
    </article>
  );
});
