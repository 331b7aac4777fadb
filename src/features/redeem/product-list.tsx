import { memo } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import type { Product } from '@/contract/products';
import { useIsWide } from '@/ui/hooks/use-is-wide';
import { WindowList } from '@/ui/lists/window-list';
import { isOnFirstPage } from './catalogue-rules';
import { ProductItem } from './product-item';
import styles from './product-item.module.css';

interface ProductListProps {
  products: readonly Product[];
  view: 'grid' | 'list';
  /** A new list is loading and will replace this one. */
  outdated: boolean;
  /** The id of the product that these products are related to. */
  relatedTo: string | undefined;
  /** Whether it is a list whose first page is kept for a visit without a network. */
  keep: boolean;
  /** The points that may be spent, where that is known and more than none. */
  balance: number | undefined;
  /** Must be stable. */
  onRelated: (product: Product) => void;
}

/** The assumed height in px, until a row is measured. */
const heights = { grid: 308, list: 112 };
const gaps = { grid: 12, list: 8 };
/** Products that a phone shows without scrolling. */
const seenFirst = 4;

/** The products as cards or rows. Remembered, so that a sheet over them opens without rendering them again. */
export const ProductList = memo(function ProductList(props: ProductListProps) {
  const { products, view, outdated, relatedTo, keep, balance, onRelated } = props;
  const wide = useIsWide();
  return (
    <div className={styles.products} data-outdated={outdated || undefined}>
      <WindowList
        label={textsOf(redeemTexts).products}
        items={products}
        keyOf={({ id }) => id}
        renderItem={(product, index) => (
          <ProductItem
            product={product}
            view={view}
            pressed={product.id === relatedTo}
            onRelated={onRelated}
            first={index < seenFirst}
            keep={keep && isOnFirstPage(index)}
            balance={balance}
          />
        )}
        columns={view === 'list' ? 1 : wide ? 3 : 2}
        rowHeight={heights[view]}
        gap={gaps[view]}
        memory={products}
      />
    </div>
  );
});
