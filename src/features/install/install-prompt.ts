import { readStored, writeStored } from '@/session/stored-values';

/** How often the app offers itself (docs/product/install.md#how-often). */
export const mostInstallOffers = 3;

/** The browser's own question, which Chromium hands to the page (https://wicg.github.io/manifest-incubations/). */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let captured: InstallPrompt | undefined;

/** Keeps the browser's question for later. The browser may ask before any screen is there, so this runs at the start. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (installOffers() >= mostInstallOffers) return;
    event.preventDefault();
    captured = event as InstallPrompt; // what the event of this name is
  });
}

/** The browser's question, which can be asked once. */
export const capturedPrompt = () => captured;

export function dropCapturedPrompt(): void {
  captured = undefined;
}

/** How often the shopper has dismissed the app's offer. A broken value counts as never. */
export function installOffers(): number {
  const count = Math.floor(Number(readStored('promptCounter')));
  return count > 0 ? count : 0;
}

/** Counts a dismissed offer; after an accepted one, there are no more. */
export function countInstallOffer(outcome: 'accepted' | 'dismissed'): void {
  const count = outcome === 'accepted' ? mostInstallOffers : installOffers() + 1;
  writeStored('promptCounter', String(Math.min(count, mostInstallOffers)));
}
