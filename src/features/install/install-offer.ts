import { create } from 'zustand';
import { restartableTimer } from '@/lib/restartable-timer';

/** ms after the dashboard opens, or after whatever held the offer is gone (docs/product/install.md#when). */
export const installDelay = 3_000;

/** Whether it is time to offer the app. The shell shows the offer, and the dashboard's route says when. */
export const useInstallOffer = create<{ due: boolean }>()(() => ({ due: false }));

const wait = { wanted: false, holders: 0 };
const timer = restartableTimer();

/** Makes the offer due in a moment. */
export function offerInstallationSoon(): void {
  wait.wanted = true;
  startAgain();
}

/** For a shopper who asks for it. */
export function offerInstallationNow(): void {
  useInstallOffer.setState({ due: true });
}

/** For a shopper who leaves or has answered. */
export function cancelInstallOffer(): void {
  wait.wanted = false;
  startAgain();
}

/** Keeps the offer back while something else has the shopper's eyes. Returns what lets it come, in a moment. */
export function holdInstallOffer(): () => void {
  wait.holders += 1;
  startAgain();
  return () => {
    wait.holders -= 1;
    startAgain();
  };
}

function startAgain(): void {
  timer.stop();
  useInstallOffer.setState({ due: false });
  if (wait.wanted && wait.holders === 0)
    timer.start(() => useInstallOffer.setState({ due: true }), installDelay);
}
