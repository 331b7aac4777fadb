import type { MouseEvent } from 'react';

/** An `onClick` that takes a double tap for one tap: its second half would go on from where the first has led. */
export function singleTap(action: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) action();
  };
}
