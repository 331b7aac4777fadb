import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Picture } from '@/ui/picture';
import styles from './catalogue.module.css';
import { expiryOf } from './expiry';
import { PriceTag } from './price-tag';
import type { ProductItemProps } from './product-card';
import { RelatedMarker } from './related-marker';

/** A product in the list. */
export const ProductRow = memo(function ProductRow({ product, onRelated }: ProductItemProps) {
  const expiry = expiryOf(product);
  return (
    <article className={styles.row}>
      <Link to="/product/$id" params={{ id: product.id }} state={{ product }} className={styles.rowLink}>
        <span className={styles.thumb}>
          <Picture src={product.image} alt="" ratio={1} />
        </span>
        <span className={styles.rowWords}>
          <span className={styles.brand}>{product.brandName}</span>
          <span className={styles.name}>{product.name}</span>
          {expiry ? <span className={styles.expiry}>{expiry}</span> : null}
          <PriceTag product={product} />
        </span>
      </Link>
      <RelatedMarker product={product} onToggle={onRelated} />
    </article>
  );
});
