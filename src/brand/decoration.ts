import { rgbOf } from '@/lib/color';
import type { Palette } from './palette';

/** Makes two sites of the same hue look different: a pattern, and the direction of the gradients. */
export interface Decoration {
  /** CSS background layers to put over a colour: in `ink`, with an opacity of at most `strength`. */
  layers: (ink: string, strength: number) => string;
  /** Degrees of the gradients, 105–165. */
  angle: number;
  /**
   * How far the hue of the hero's second colour is turned from the first, in degrees. The sign differs between
   * palettes.
   */
  turn: number;
}

type Pattern = (strong: string, soft: string) => string;

/** Plain CSS gradients. They need no picture, no request and no exception in the Content-Security-Policy. */
const patterns: readonly Pattern[] = [
  (strong) => `repeating-radial-gradient(circle at 94% 4%, ${strong} 0 1.5px, transparent 2px 22px)`,
  (strong, soft) =>
    `radial-gradient(circle at 96% -4%, ${strong} 0 36%, transparent 36.4%), radial-gradient(circle at 74% 118%, ${soft} 0 38%, transparent 38.4%)`,
  (strong, soft) =>
    `linear-gradient(118deg, transparent 56%, ${strong} 56.2% 74%, transparent 74.2%), linear-gradient(58deg, transparent 68%, ${soft} 68.2%)`,
  (strong) => `repeating-conic-gradient(from 180deg at 104% -8%, ${strong} 0 5deg, transparent 5.4deg 13deg)`,
  (strong) =>
    `radial-gradient(circle at 50% 0, transparent 13px, ${strong} 13.6px 14.6px, transparent 15.2px) 0 0/32px 32px, radial-gradient(circle at 50% 0, transparent 13px, ${strong} 13.6px 14.6px, transparent 15.2px) 16px 16px/32px 32px`,
  (strong, soft) =>
    `repeating-linear-gradient(45deg, ${strong} 0 1px, transparent 1.5px 16px), repeating-linear-gradient(-45deg, ${soft} 0 1px, transparent 1.5px 16px)`,
  (strong, soft) =>
    `radial-gradient(130% 80% at 12% 128%, ${strong} 0 60%, transparent 60.3%), radial-gradient(120% 90% at 96% 138%, ${soft} 0 60%, transparent 60.3%)`,
  (strong) => `radial-gradient(${strong} 1.6px, transparent 2.2px) 0 0/16px 16px`,
];

/** The decoration of a palette. It is always the same for the same colours, and different for most others. */
export function decorationOf(palette: Palette): Decoration {
  const seed = seedOf(palette);
  const pattern = patterns[(seed >>> 22) % patterns.length] ?? patterns[0];
  return {
    layers: (ink, strength) =>
      pattern === undefined ? 'none' : pattern(translucent(ink, strength), translucent(ink, strength * 0.6)),
    angle: 105 + (seed % 5) * 15,
    turn: ((seed >>> 8) % 2 === 0 ? 1 : -1) * (14 + ((seed >>> 12) % 3) * 7),
  };
}

/** `#rrggbb` at an opacity of 0–1. */
export function translucent(hex: string, opacity: number): string {
  return `rgb(${rgbOf(hex).join(' ')} / ${Number(opacity.toFixed(3))})`;
}

/** The colours that make the character of a palette. A better shade of any other one leaves the decoration as it is. */
const seedKeys = ['primaryOrange', 'globalBackground', 'whiteColor', 'top'] as const;
/** Any number would do. With this one the sample malls get decorations that suit them. */
const seedStart = 11_062_985;

/** A hash over those colours (FNV-1a's step, Murmur's final mix). */
function seedOf(palette: Palette): number {
  let hash = seedStart;
  for (const key of seedKeys) {
    for (const part of rgbOf(palette[key])) hash = Math.imul(hash ^ part, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 12)) >>> 0;
}
