import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import type { Product } from '@/contract/products';
import { singleTap } from '@/ui/controls/single-tap';
import { cachedProduct } from './cached-product';
import styles from './catalogue.module.css';
import { relatedMarker } from './catalogue-rules';
import item from './product-item.module.css';
import { type ProductIds, productQueries } from './queries';

interface RelatedBarProps {
  relatedTo: ProductIds;
  onLeave: () => void;
}

/**
 * Names the product whose related products show, with its marker. After a reload the product has to be loaded first.
 */
export function RelatedBar({ relatedTo: { id, productId }, onLeave }: RelatedBarProps) {
  const queryClient = useQueryClient();
  const cached = useMemo(() => cachedProduct(queryClient, id), [queryClient, id]);
  const details = useQuery({
    ...productQueries.details(id, productId),
    enabled: cached === undefined,
    meta: { silent: true },
  });
  const product = cached ?? details.data?.variants.find((variant) => variant.id === id);
  if (!product) return null;
  return (
    <div className={styles.relatedBar}>
      <span className={styles.relatedName}>
        {fill(textsOf(redeemTexts).relatedTo, { name: product.name })}
      </span>
      <RelatedMarker product={product} pressed onToggle={onLeave} />
    </div>
  );
}

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
      className={item.marker}
      aria-label={texts.relatedOf(count, { name: product.name })}
      aria-pressed={pressed}
      onClick={singleTap(() => onToggle(product))}
    >
      <span className={item.markerFace}>{fill(texts.related, { count })}</span>
    </button>
  );
}
