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

/** Set on the body while the next screen is on its way (app/shell.tsx). */
export const navigatingMark = 'data-navigating';
/** ms. */
const longest = 500;

/** Waits until the next screen, if one is on its way, has been shown. It does not wait long for a slow one. */
export async function screenShown(): Promise<void> {
  const end = performance.now() + longest;
  do await nextFrame();
  while (document.body.hasAttribute(navigatingMark) && performance.now() < end);
}
