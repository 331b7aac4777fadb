import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The bars that cover a part of the page: at its head, at its foot, or the notice above the navigation. */
type Room = '--ui-bar-room' | '--ui-foot-room' | '--ui-notice-room';

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
