import { create } from 'zustand';

/** ms after the dashboard opens (docs/product/install.md#when). */
export const installDelay = 3_000;

/** Whether it is time to offer the app. The shell shows the offer, because the dashboard knows no other area. */
export const useInstallOffer = create<{ due: boolean }>()(() => ({ due: false }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes the offer due in a moment. */
export function offerInstallationSoon(): void {
  cancelInstallOffer();
  timer = setTimeout(() => useInstallOffer.setState({ due: true }), installDelay);
}

/** For a shopper who leaves, or who has something else to look at first. */
export function cancelInstallOffer(): void {
  clearTimeout(timer);
  useInstallOffer.setState({ due: false });
}
