import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './window-list.module.css';

interface WindowListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  columns: number;
  /** The assumed height of a row in px, until it is measured. */
  rowHeight: number;
  /** px between rows and columns. */
  gap: number;
  /** The key of the measured heights. With the same object, the shopper returns to the same place. */
  memory: object;
  /** Index of the item that is brought into sight at first, where it is not. */
  startAt?: number | undefined;
}

/** px that header and foot of a screen cover. */
const covered = { top: 160, bottom: 100 };

/** Rows above and below the screen, so that a fast thumb does not outrun them. */
const overscan = 12;
/** As many are enough for the first frame. The others follow when it shows. */
const firstOverscan = 1;
/** ms until then. */
const firstFrame = 50;

/** Measured heights of rows, by layout, so that the shopper returns to the same place in a long list. */
const measured = new WeakMap<object, Map<string, VirtualItem[]>>();

/**
 * A list that scrolls with the page. Only the items near the screen exist, and the list's padding replaces the others.
 * So thousands scroll like a few. A grid still makes the cards of a row equally tall.
 */
export function WindowList<Item>(props: WindowListProps<Item>) {
  const { label, items, keyOf, renderItem, columns, rowHeight, gap, memory, startAt } = props;
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + scrollY));
  }, []);
  const layout = `${columns} ${rowHeight}`;
  const [whole, setWhole] = useState<string>();
  useEffect(() => {
    // Not as a transition, because it would hold up the next navigation, which is one too.
    const timer = setTimeout(() => setWhole(layout), firstFrame);
    return () => clearTimeout(timer);
  }, [layout]);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    gap,
    overscan: whole === layout ? overscan : firstOverscan,
    scrollMargin,
    initialMeasurementsCache: measured.get(memory)?.get(layout) ?? [],
    measureElement: exactHeight,
    scrollPaddingStart: covered.top,
    scrollPaddingEnd: covered.bottom,
  });
  const start = useEffectEvent(() => {
    if (startAt !== undefined && startAt >= 0) virtualizer.scrollToIndex(Math.floor(startAt / columns));
  });
  useEffect(() => {
    // Not before the list knows where on the page it stands.
    if (scrollMargin > 0) start();
  }, [scrollMargin]);
  useEffect(
    () => () => {
      const layouts = measured.get(memory) ?? new Map<string, VirtualItem[]>();
      measured.set(memory, layouts.set(layout, virtualizer.takeSnapshot()));
    },
    [memory, layout, virtualizer],
  );
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);

  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={label}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap,
        paddingTop: first ? first.start - scrollMargin : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
      }}
    >
      {rows.flatMap((row) =>
        items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
          <li
            key={keyOf(item)}
            className={styles.item}
            aria-setsize={items.length}
            aria-posinset={row.index * columns + column + 1}
            // All items of a row are as high as the first one, which is measured. With another number of columns, a
            // measured item may move to another place in its row. It is still watched, so it must know its row.
            data-index={row.index}
            {...(column === 0 && { ref: virtualizer.measureElement })}
          >
            {renderItem(item, row.index * columns + column)}
          </li>
        )),
      )}
    </ul>
  );
}

/**
 * Not rounded. A rounded padding would move every remaining row by a fraction of a pixel, and the browser would draw
 * them all again.
 */
function exactHeight(row: Element, entry?: ResizeObserverEntry): number {
  return entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height;
}
