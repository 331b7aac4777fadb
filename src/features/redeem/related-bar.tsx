import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { cachedProduct } from './cached-product';
import styles from './catalogue.module.css';
import { type ProductIds, productQueries } from './queries';
import { RelatedMarker } from './related-marker';

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
