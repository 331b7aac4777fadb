import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Product } from '@/contract/products';
import { Picture } from '@/ui/picture';
import styles from './catalogue.module.css';
import { expiryOf } from './expiry';
import { PriceTag } from './price-tag';
import { RelatedMarker } from './related-marker';

export interface ProductItemProps {
  product: Product;
  onRelated: (product: Product) => void;
}

/** A product in the grid. */
export const ProductCard = memo(function ProductCard({ product, onRelated }: ProductItemProps) {
  const expiry = expiryOf(product);
  return (
    <article className={styles.card}>
      <Link to="/product/$id" params={{ id: product.id }} state={{ product }} className={styles.cardLink}>
        <Picture src={product.image} alt="" ratio={4 / 3} radius="none" />
        <span className={styles.cardWords}>
          <span className={styles.brand}>{product.brandName}</span>
          <span className={styles.name}>{product.name}</span>
          <span className={styles.expiry}>{expiry}</span>
          <PriceTag product={product} />
        </span>
      </Link>
      <RelatedMarker product={product} onToggle={onRelated} />
    </article>
  );
});
