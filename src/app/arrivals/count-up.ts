/** ms */
const duration = 1_000;

/**
 * Shows the numbers between two balances (points), in a second, and nothing (undefined) at the end. It does not move for
 * people who want less motion. Returns a function that ends it earlier.
 */
export function countUp(from: number, to: number, show: (points: number | undefined) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const begun = performance.now();
  let frame = 0;
  const step = () => {
    const done = (performance.now() - begun) / duration;
    if (done >= 1) {
      show(undefined);
      return;
    }
    const eased = 1 - (1 - done) ** 3;
    show(Math.round(from + (to - from) * eased));
    frame = requestAnimationFrame(step);
  };
  step();
  return () => {
    cancelAnimationFrame(frame);
    show(undefined);
  };
}
