import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import type { Product } from '@/contract/products';
import styles from './catalogue.module.css';
import { RelatedMarker } from './related-marker';

interface RelatedBarProps {
  product: Product;
  onLeave: () => void;
}

/** Whose related products are shown, and its marker to tap again. */
export function RelatedBar({ product, onLeave }: RelatedBarProps) {
  return (
    <div className={styles.relatedBar}>
      <span className={styles.relatedName}>
        {fill(textsOf(redeemTexts).relatedTo, { name: product.name })}
      </span>
      <RelatedMarker product={product} pressed onToggle={onLeave} />
    </div>
  );
}
