import { create } from 'zustand';

/** ms after the dashboard opens, or after whatever held the offer is gone (docs/product/install.md#when). */
export const installDelay = 3_000;

/** Whether it is time to offer the app. The shell shows the offer, because the dashboard knows no other area. */
export const useInstallOffer = create<{ due: boolean }>()(() => ({ due: false }));

let wanted = false;
let held = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes the offer due in a moment. */
export function offerInstallationSoon(): void {
  wanted = true;
  startAgain();
}

/** For a shopper who leaves or has answered. */
export function cancelInstallOffer(): void {
  wanted = false;
  startAgain();
}

/** Keeps the offer back while something else has the shopper's eyes. Returns what lets it come, in a moment. */
export function holdInstallOffer(): () => void {
  held = true;
  startAgain();
  return () => {
    held = false;
    startAgain();
  };
}

function startAgain(): void {
  clearTimeout(timer);
  useInstallOffer.setState({ due: false });
  if (wanted && !held) timer = setTimeout(() => useInstallOffer.setState({ due: true }), installDelay);
}
