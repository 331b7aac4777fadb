import { contrast, mix } from '@/lib/color';
import type { Decoration, Gradient } from './decoration';
import { oklchOf, shift } from './oklch';
import type { Palette } from './palette';
import { fillFor, inkOn, textRatio } from './readable';

const highlight = 0.09;
/** Above the AA line, so that rounding and the pattern's edges cannot fall below it. */
export const heroRatio = 4.7;
/** Where the middle colour stands, as a share (0–1) of the way. */
const middleAt = 0.45;

/**
 * The branded surface of balance card, membership card and login: a gradient under a pattern, with an ink that is
 * readable everywhere on it (docs/brand.md#pattern-and-gradient).
 */
export function heroOf(
  palette: Palette,
  { layers, blend, hasPattern, gradient: own }: Decoration,
): Record<string, string> {
  const primary = palette.primaryOrange;
  const dark = oklchOf(fillFor('#ffffff', primary, heroRatio)).lightness > oklchOf(primary).lightness - 0.16;
  const ink = inkFor(own, dark ? '#ffffff' : inkOn(primary), hasPattern);
  const stops: Stops = own
    ? stopsBetween(own.from ?? primary, own.to, primary)
    : [primary, primary, shift(primary, { lightness: dark ? -0.14 : 0.06 })]; // no hue that the mall does not own
  const [from, solid, to] = readableStops(stops, ink, hasPattern);
  return {
    hero: blend(solid, from, `${solid} ${100 * middleAt}%`, to),
    'hero-solid': solid,
    'hero-pattern': layers(ink, highlight),
    'on-hero': ink,
  };
}

type Stops = [from: string, middle: string, to: string];

/** The lowest contrast of the ink with a colour of the gradient, and with the pattern on it. */
export function heroContrast(ink: string, fill: string, hasPattern: boolean): number {
  const lines = hasPattern ? contrast(ink, mix(fill, ink, highlight)) : Infinity;
  return Math.min(contrast(ink, fill), lines);
}

/** The colours of a mall's own gradient. The brand colour stands in the middle where its hue lies on the way. */
function stopsBetween(from: string, to: string, primary: string): Stops {
  const turn = (other: string) => ((oklchOf(other).hue - oklchOf(from).hue + 540) % 360) - 180;
  const [whole, part] = [turn(to), turn(primary)];
  const isOnTheWay = whole * part > 0 && Math.abs(part) < Math.abs(whole);
  return [from, isOnTheWay ? primary : mix(from, to, middleAt), to];
}

/** The ink that the brand colour takes, unless only another one is readable on the colours that the mall gives. */
function inkFor(own: Gradient | undefined, usual: string, hasPattern: boolean): string {
  if (!own) return usual;
  const fills = [own.from ?? [], own.to].flat();
  const inks = [usual, '#ffffff', '#1a1613', '#000000'];
  return inks.find((ink) => fills.every((fill) => heroContrast(ink, fill, hasPattern) >= heroRatio)) ?? usual;
}

/** The colours themselves, or shades that keep the ink readable. Between two hues, a gradient may be darker than both. */
function readableStops(stops: Stops, ink: string, hasPattern: boolean): Stops {
  for (let least = heroRatio; ; least += 0.2) {
    const made = stops.map((fill) => underPattern(fill, ink, hasPattern, least)) as Stops; // map keeps the length
    const [from, middle, to] = made;
    const between = [mix(from, middle, 0.5), mix(middle, to, 0.5)];
    const isReadable = between.every((fill) => heroContrast(ink, fill, hasPattern) >= textRatio);
    if (isReadable || least > mostRatio) return made;
  }
}

/** No ink and fill that a mall may have need more, so that the colours between them are readable too. */
const mostRatio = 9;

/** The fill itself, or the nearest shade of it that keeps the ink readable. */
function underPattern(fill: string, ink: string, hasPattern: boolean, least: number): string {
  let candidate = fillFor(ink, fill, least);
  while (heroContrast(ink, candidate, hasPattern) < least && candidate !== '#000000') {
    const next = shift(candidate, { lightness: ink === '#ffffff' ? -0.015 : 0.015 });
    if (next === candidate) break;
    candidate = next;
  }
  return candidate;
}
