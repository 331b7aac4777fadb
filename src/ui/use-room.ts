import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What covers a part of the page: a bar at its head or foot, or the notice above the navigation. */
type Room = '--ui-bar-room' | '--ui-foot-room' | '--ui-notice-room';

/**
 * Keeps an element's height in a variable of the page (base.css), for as long as the element is there, so that nothing
 * else takes its place and no field that gets the focus hides behind it.
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
