import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What covers a part of the page: a bar, header and tabs at its head, its foot, or a notice and an offer above the navigation. */
type Room = `--ui-${'bar' | 'header' | 'tabs' | 'foot' | 'notice' | 'offer'}-room`;

/**
 * Writes an element's height to a variable of the page (base.css) while the element exists. So the page reserves its
 * room, and a focused field does not hide behind it. Undefined for an element that covers nothing.
 */
export function useRoom<Covering extends HTMLElement = HTMLDivElement>(
  room: Room | undefined,
): RefObject<Covering | null> {
  const element = useRef<Covering>(null);
  useLayoutEffect(() => {
    if (!room) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(room, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (element.current) observer.observe(element.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(room);
    };
  }, [room]);
  return element;
}
