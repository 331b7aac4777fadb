import { type RefObject, useLayoutEffect } from 'react';

/** px of the neighbours, which show that there is more. */
const edge = 24;

/**
 * Scrolls a row of tabs or chips sideways to the chosen one: when another one is chosen, and when a turned phone or
 * larger letters push it out. The page stays where it is, because it may have a place of its own.
 */
export function useRevealed(row: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each other one that is chosen
  useLayoutEffect(() => {
    const { current } = row;
    const element = current?.querySelector('[aria-selected=true], :checked');
    if (!current || !element) return;
    const observer = new ResizeObserver(() => reveal(current, element)); // it also reports at once
    observer.observe(current);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, chosen]);
}

function reveal(row: HTMLElement, element: Element): void {
  const room = row.getBoundingClientRect();
  const { left, right } = element.getBoundingClientRect();
  if (left < room.left + edge) row.scrollLeft += left - room.left - edge;
  else if (right > room.right - edge) row.scrollLeft += right - room.right + edge;
}
