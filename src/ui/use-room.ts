import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What covers a part of the page: a bar at its head or foot, or, above the navigation, a notice and an offer. */
type Room = '--ui-bar-room' | '--ui-foot-room' | '--ui-notice-room' | '--ui-offer-room';

/**
 * Writes an element's height to a variable of the page (base.css) while the element exists. So the page reserves its
 * room, and a focused field does not hide behind it.
 */
export function useRoom(room: Room): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
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
