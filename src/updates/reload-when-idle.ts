import { pause } from '@/lib/pause';
import { isBusy } from './busy';

/** ms between two looks. Work often ends a moment before the next begins, so the tab must be idle at both. */
const lookInterval = 1_000;

let waiting = false;

/**
 * Reloads this tab as soon as nothing in it would be lost. Other tabs do not matter, because it loads the same release
 * again. `after the answer` does not reload at once even if the tab is idle: a screen takes a moment to show what has
 * become of a write. `beforeReload` runs last; if it returns false, the reload is not wanted any more. Returns whether
 * the page reloads already.
 */
export function reloadWhenIdle(
  when: 'now' | 'after the answer',
  beforeReload: () => boolean,
  reload = () => location.reload(),
): boolean {
  const reloadNow = () => {
    if (beforeReload()) reload();
  };
  if (when === 'now' && !isBusy()) {
    reloadNow();
    return true;
  }
  if (!waiting) {
    waiting = true;
    void untilIdle().then(() => {
      waiting = false;
      reloadNow();
    });
  }
  return false;
}

async function untilIdle(): Promise<void> {
  for (let idleLooks = 0; idleLooks < 2; ) {
    await pause(lookInterval);
    idleLooks = isBusy() ? 0 : idleLooks + 1;
  }
}
