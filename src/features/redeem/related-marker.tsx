import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import type { Product } from '@/contract/products';
import { singleTap } from '@/ui/controls/single-tap';
import { relatedMarker } from './catalogue-rules';
import styles from './product-item.module.css';

interface RelatedMarkerProps {
  product: Product;
  pressed: boolean;
  onToggle: (product: Product) => void;
}

/** '+N': shows only the products related to this one. A second tap shows all products again. */
export function RelatedMarker({ product, pressed, onToggle }: RelatedMarkerProps) {
  const texts = textsOf(redeemTexts);
  const count = relatedMarker(product);
  if (count === undefined) return null;
  return (
    <button
      type="button"
      className={styles.marker}
      aria-label={texts.relatedOf(count, { name: product.name })}
      aria-pressed={pressed}
      onClick={singleTap(() => onToggle(product))}
    >
      <span className={styles.markerFace}>{fill(texts.related, { count })}</span>
    </button>
  );
}
