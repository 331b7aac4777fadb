import type { Paint } from './paint';
import { oval } from './svg';

/** The soft shadow of something standing on the floor, `width` across at (x, y). */
export function contactShadow(paint: Paint, x: number, y: number, width: number, opacity = 0.42): string {
  return (
    oval(x + width * 0.06, y + 4, width * 0.62, Math.max(10, width * 0.085), paint.glow('#1a1030', opacity)) +
    oval(x, y, width * 0.5, Math.max(5, width * 0.035), paint.glow('#1a1030', opacity))
  );
}
