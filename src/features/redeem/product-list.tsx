import { useMediaQuery } from '@mantine/hooks';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import type { Product } from '@/contract/products';
import styles from './catalogue.module.css';
import { ProductCard } from './product-card';
import { ProductRow } from './product-row';

interface ProductListProps {
  products: readonly Product[];
  view: 'grid' | 'list';
  /** What is shown is about to be replaced. */
  outdated: boolean;
  /** Must be stable. */
  onRelated: (product: Product) => void;
}

/** px until a row was measured. */
const heights = { grid: 290, list: 112 };
const gaps = { grid: 12, list: 8 };
/** Rows kept beyond the screen: a fast thumb must not outrun them. */
const overscan = 12;

/** Heights of rows that were on screen, by layout: coming back must lead to the same place in a long list. */
const measured = new WeakMap<readonly Product[], Map<string, VirtualItem[]>>();

/**
 * The products as cards or rows. Only those near the screen exist; the padding of the list stands for the others, so
 * that thousands scroll like a few.
 */
export function ProductList({ products, view, outdated, onRelated }: ProductListProps) {
  const wide = useMediaQuery('(min-width: 610px)', undefined, { getInitialValueInEffect: false });
  const columns = view === 'list' ? 1 : wide ? 3 : 2;
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + scrollY));
  }, []);
  const layout = `${view} ${columns}`;
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(products.length / columns),
    estimateSize: () => heights[view],
    gap: gaps[view],
    overscan,
    scrollMargin,
    initialMeasurementsCache: measured.get(products)?.get(layout) ?? [],
  });
  useEffect(
    () => () => {
      const layouts = measured.get(products) ?? new Map<string, VirtualItem[]>();
      measured.set(products, layouts.set(layout, virtualizer.takeSnapshot()));
    },
    [products, layout, virtualizer],
  );
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  const Item = view === 'grid' ? ProductCard : ProductRow;

  return (
    <ul
      ref={list}
      className={styles.products}
      aria-label={textsOf(redeemTexts).products}
      data-view={view}
      data-outdated={outdated || undefined}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: gaps[view],
        paddingTop: first ? first.start - scrollMargin : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
      }}
    >
      {rows.flatMap((row) =>
        products.slice(row.index * columns, (row.index + 1) * columns).map((product, column) => (
          <li
            key={product.id}
            className={styles.product}
            aria-setsize={products.length}
            aria-posinset={row.index * columns + column + 1}
            // The first of a row is as tall as the row.
            {...(column === 0 && { 'data-index': row.index, ref: virtualizer.measureElement })}
          >
            <Item product={product} onRelated={onRelated} />
          </li>
        )),
      )}
    </ul>
  );
}
