import type { MouseEvent } from 'react';

/**
 * An `onClick` that counts a double tap as one tap. Otherwise the second tap would hit the screen that the first one
 * has opened.
 */
export function singleTap(action: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) action();
  };
}
