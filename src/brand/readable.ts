import { contrast, contrastOf, luminance, mix } from '@/lib/color';
import { hexOfOklch, oklchOf } from './oklch';

/** The contrast of WCAG 2.2 AA: for text, and for icons, borders of fields and focus rings. */
export const textRatio = 4.5;
export const shapeRatio = 3;

/** White, near-black or black: the first one that is readable as text on all backgrounds, or else the best one. */
export function inkOn(...backgrounds: string[]): string {
  return firstReadable(inks, inks, backgrounds, textRatio);
}

const inks = ['#ffffff', '#1a1613', '#000000'];

/**
 * The colour itself, or the nearest lighter or darker one of its hue that reaches `ratio` on all backgrounds. If none
 * does: black or white, whichever is better.
 */
export function readable(hex: string, backgrounds: readonly string[], ratio = textRatio): string {
  return firstReadable(shades(hex, [-1, 1]), ['#000000', '#ffffff'], backgrounds, ratio);
}

/** The fill itself, or a mix of it with `surface` on which `text` is still readable. */
export function fillUnder(text: string, fill: string, surface: string, ratio = textRatio): string {
  return firstReadable(mixes(fill, surface), [surface], [text], ratio);
}

/** The same for a fill that fades into the surface. The colours between two hues may be darker than both. */
export function fadeUnder(text: string, fill: string, surface: string): string {
  for (const color of mixes(fill, surface))
    if ([0, 0.25, 0.5, 0.75].every((share) => contrast(text, mix(color, surface, share)) >= textRatio))
      return color;
  return surface;
}

/** The fill, made darker (for light ink) or lighter (for dark ink) until the ink is readable on it. */
export function fillFor(ink: string, fill: string, ratio = textRatio): string {
  const isLight = oklchOf(ink).lightness > 0.5;
  return firstReadable(shades(fill, [isLight ? -1 : 1]), [isLight ? '#000000' : '#ffffff'], [ink], ratio);
}

/** The first of some colours that reaches `ratio` with all `others`. Without one: the best of the `last` ones. */
function firstReadable(
  colors: Iterable<string>,
  last: readonly string[],
  others: readonly string[],
  ratio: number,
): string {
  const lights = others.map(luminance);
  const reached = (color: string) => {
    const own = luminance(color);
    return Math.min(...lights.map((light) => contrastOf(own, light)));
  };
  for (const color of colors) if (reached(color) >= ratio) return color;
  return last.reduce((one, other) => (reached(other) > reached(one) ? other : one));
}

/** A colour, then the darker (-1) and lighter (1) ones of its hue, the nearest first. */
function* shades(hex: string, directions: readonly number[]): Generator<string> {
  yield hex;
  const from = oklchOf(hex);
  for (let step = 1; step <= 50; step++) {
    for (const direction of directions)
      yield hexOfOklch({ ...from, lightness: from.lightness + direction * step * 0.02 });
  }
}

function* mixes(hex: string, other: string): Generator<string> {
  for (let share = 0; share < 1; share += 0.05) yield mix(hex, other, share);
}
