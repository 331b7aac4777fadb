import { contrast, mix } from '@/lib/color';
import type { Decoration } from './decoration';
import { oklchOf, shift } from './oklch';
import type { Palette } from './palette';
import { fillFor, inkOn } from './readable';

const highlight = 0.09;
/** Above the AA line, so that rounding and the pattern's edges cannot fall below it. */
const heroRatio = 4.7;

/**
 * The branded surface of balance card, membership card and login: a gradient from the primary to a turned, deeper
 * neighbour under the palette's pattern, with an ink that is readable everywhere on it.
 */
export function heroOf(palette: Palette, { layers, angle, turn }: Decoration): Record<string, string> {
  const primary = palette.primaryOrange;
  const dark = oklchOf(fillFor('#ffffff', primary, heroRatio)).lightness > oklchOf(primary).lightness - 0.16;
  const ink = dark ? '#ffffff' : inkOn(primary);
  const underPattern = (fill: string) => {
    let candidate = fillFor(ink, fill, heroRatio);
    while (contrast(ink, mix(candidate, ink, highlight)) < heroRatio && candidate !== '#000000') {
      const deeper = shift(candidate, { lightness: dark ? -0.015 : 0.015 });
      if (deeper === candidate) break;
      candidate = deeper;
    }
    return candidate;
  };
  const side = turnFrom(oklchOf(primary).hue, dark, turn);
  const from = underPattern(shift(primary, { hue: -side / 3, chroma: 0.01 }));
  const middle = underPattern(primary);
  const to = underPattern(shift(primary, { hue: side, lightness: dark ? -0.14 : 0.06 }));

  return {
    hero: `linear-gradient(${angle}deg, ${from}, ${middle} 45%, ${to})`,
    'hero-solid': middle,
    'hero-pattern': layers(ink, highlight),
    'on-hero': ink,
  };
}

/**
 * Warm colours turn the other way: towards green they would get muddy when darker, and towards pink pale when lighter.
 */
function turnFrom(hue: number, dark: boolean, turn: number): number {
  const warm = hue > 12 && hue < 112;
  if (!warm) return turn;
  return dark ? -Math.abs(turn) : Math.abs(turn);
}
