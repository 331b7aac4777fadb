import { fewOf } from '../../../../build/shared/words';
import { pathOf, screenAt } from '../../../shared/screens';
import type { Path } from '../../saving/draft-text';
import { fullTitleOf } from '../start';

/** What the preview shows in place of what has an error. */
export function earlierValues(held: readonly Path[]): string {
  if (held.some((path) => path.length === 0)) return 'The preview shows the last version without problems.';
  return `The preview shows the last good value, or the default, of ${fewOf([...new Set(held.map(fullTitleOf))], 3)}.`;
}

/** Why another screen shows than the one that was asked for, or what its visitor needs. */
export function aboutScreen(
  { path: shown, reached }: { path: string; reached: string | undefined },
  titleOf: (address: string) => string,
): string | undefined {
  if (reached !== undefined && pathOf(reached) !== pathOf(shown)) {
    const way = screenAt(reached)?.way;
    const why = way
      ? `To see that screen, ${way}.`
      : 'This mall has no such screen, or it needs a step before it.';
    return `The app shows “${titleOf(shown)}” instead of “${titleOf(reached)}”. ${why}`;
  }
  return screenAt(shown)?.for === 'visitor' ? 'Here the OTP of every number is 1234.' : undefined;
}
