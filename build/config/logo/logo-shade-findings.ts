import { inkOn } from '@/brand/readable';
import { contrastOf, luminance } from '@/lib/color';
import { type Finding, fileWarning } from '../../diagnostics/finding';

/** The lowest contrast at which a shape can still be told from what is behind it. */
const leastContrast = 1.4;
/** The share of a logo that has to reach it. A thin dark line is not enough to see a white logo on white. */
const leastShare = 0.08;

/**
 * Warns of a logo that vanishes on the cards where the app shows it, such as a white one on white.
 *
 * @param shades how light its visible parts are (`VisiblePart`)
 * @param surface the colour of the cards, `#rrggbb`
 */
export function logoShadeFindings(shades: readonly number[], surface: string): Finding[] {
  if (isSeenOn(surface, shades)) return [];
  const tone = inkOn(surface) === '#ffffff' ? 'dark' : 'light';
  const message = `The logo is almost as ${tone} as the cards that it stands on (whiteColor ${surface}), so shoppers would not see it.`;
  const fix = `use the version of the logo for ${tone} backgrounds, or give it a plate of its own. A PNG with an opaque margin counts as one shape with it: cut the margin off`;
  return [fileWarning(message, fix)];
}

/**
 * Whether a logo can be told from what is behind it.
 *
 * @param surface `#rrggbb`
 */
export function isSeenOn(surface: string, shades: readonly number[], least = leastContrast): boolean {
  const behind = luminance(surface);
  const seen = shades.reduce((sum, share, step) => {
    const light = ((step + 0.5) / shades.length) ** 2.2;
    return contrastOf(light, behind) >= least ? sum + share : sum;
  }, 0);
  return seen >= leastShare;
}
