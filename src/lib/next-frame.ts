/** ms. A page that is not visible shows no frames. */
const patience = 100;

/** Waits until the browser has shown what has changed so far. So a tap gets its answer before long work begins. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
