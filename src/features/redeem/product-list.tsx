import { memo } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { pointsUnit } from '@/components/points';
import type { Product } from '@/contract/products';
import { formatPoints } from '@/lib/points';
import { reachOf } from '@/lib/reward-reach';
import { today } from '@/lib/today';
import { Button } from '@/ui/controls/button';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { useIsWide } from '@/ui/hooks/use-is-wide';
import { WindowList } from '@/ui/lists/window-list';
import { isOnFirstPage } from './catalogue-rules';
import { ProductItem } from './product-item';
import styles from './product-list.module.css';

interface ProductListProps {
  products: readonly Product[];
  view: 'grid' | 'list';
  /** A new list is loading and will replace this one. */
  outdated: boolean;
  /** The id of the product that these products are related to. */
  relatedTo: string | undefined;
  /** Whether it is a list whose first page is kept for a visit without a network. */
  keep: boolean;
  /** The points that may be spent. Undefined where that is not known, or none. */
  balance: number | 'awaited' | undefined;
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

/** The outline of the catalogue, as cards or rows. */
export function ProductSkeleton({ view }: { view: 'grid' | 'list' }) {
  return (
    <Skeleton count={8} className={view === 'grid' ? styles.gridOutline : styles.listOutline}>
      <div className={view === 'grid' ? styles.cardOutline : styles.rowOutline}>
        <BlockSkeleton ratio={4 / 3} />
        <TextSkeleton lines={3} />
      </div>
    </Skeleton>
  );
}

interface NothingFoundProps {
  view: 'grid' | 'list';
  /** Products that the balance is not enough for. */
  dear: readonly Product[];
  /** The balance, if only what it is enough for may show. */
  balance: number | undefined;
  /** Where something narrows the list, the way out of it. */
  onShowAll: (() => void) | undefined;
}

/** An empty catalogue. If only points are missing, it says how many. */
export function NothingFound({ view, dear, balance, onShowAll }: NothingFoundProps) {
  const texts = textsOf(redeemTexts);
  const next = balance === undefined ? undefined : reachOf(dear, balance, today()).next;
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={next ? texts.nothingWithin : view === 'grid' ? texts.noProductInGrid : texts.noProductsInList}
      text={
        next &&
        fill(texts.missing, {
          points: `${formatPoints(next.missing)} ${pointsUnit()}`,
          name: next.product.name,
        })
      }
      action={onShowAll ? <Button onClick={onShowAll}>{texts.showAll}</Button> : undefined}
    />
  );
}
