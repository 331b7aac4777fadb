/** ms without another change, so that an answer with ten parts is written once. */
const delay = 1_000;

/**
 * Writes what is kept once it has stopped changing, and at once when the page is hidden, because a phone may end it
 * without a further word.
 */
export function saveSoon(save: () => void): { soon: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = () => {
    cancel();
    save();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && timer !== undefined) write();
  });
  const soon = () => {
    cancel();
    timer = setTimeout(write, delay);
  };
  return { soon, cancel };
}
