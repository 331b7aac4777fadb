import { contrast, contrastOf, luminance, mix } from '@/lib/color';
import { hexOfOklch, oklchOf } from './oklch';

/** The contrast of WCAG 2.2 AA: for text, and for icons, borders of fields and focus rings. */
export const textRatio = 4.5;
export const shapeRatio = 3;

/** White, near-black or black: the first one that is readable as text on all backgrounds, or else the best one. */
export function inkOn(...backgrounds: string[]): string {
  const inks = ['#ffffff', '#1a1613', '#000000'];
  const under = backgrounds.map(luminance);
  return inks.find((ink) => lowestContrast(ink, under) >= textRatio) ?? best(inks, under);
}

/**
 * The colour itself, or the nearest lighter or darker one of its hue that reaches `ratio` on all backgrounds. If none
 * does: black or white, whichever is better.
 */
export function readable(hex: string, backgrounds: readonly string[], ratio = textRatio): string {
  const from = oklchOf(hex);
  const under = backgrounds.map(luminance);
  for (let step = 0; step <= 50; step++) {
    for (const direction of [-1, 1]) {
      const candidate =
        step === 0 ? hex : hexOfOklch({ ...from, lightness: from.lightness + direction * step * 0.02 });
      if (lowestContrast(candidate, under) >= ratio) return candidate;
    }
  }
  return best(['#000000', '#ffffff'], under);
}

/** The fill itself, or a mix of it with `surface` on which `text` is still readable. */
export function fillUnder(text: string, fill: string, surface: string, ratio = textRatio): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(fill, surface, share);
    if (contrast(text, candidate) >= ratio) return candidate;
  }
  return surface;
}

/** The fill, made darker (for light ink) or lighter (for dark ink) until the ink is readable on it. */
export function fillFor(ink: string, fill: string, ratio = textRatio): string {
  const from = oklchOf(fill);
  const direction = oklchOf(ink).lightness > 0.5 ? -1 : 1;
  for (let step = 0; step <= 50; step++) {
    const candidate =
      step === 0 ? fill : hexOfOklch({ ...from, lightness: from.lightness + direction * step * 0.02 });
    if (contrast(ink, candidate) >= ratio) return candidate;
  }
  return direction < 0 ? '#000000' : '#ffffff';
}

function lowestContrast(ink: string, backgrounds: readonly number[]): number {
  const over = luminance(ink);
  return Math.min(...backgrounds.map((under) => contrastOf(over, under)));
}

function best(inks: readonly string[], backgrounds: readonly number[]): string {
  return inks.reduce((one, other) =>
    lowestContrast(other, backgrounds) > lowestContrast(one, backgrounds) ? other : one,
  );
}
