import { rgbOf } from '@/lib/color';
import { oklchOf } from './oklch';
import type { Palette } from './palette';

/** What a config says about it (docs/brand.md#pattern-and-gradient). */
export interface ChosenLook {
  decoration?: { pattern?: PatternName | undefined; angle?: number | undefined } | undefined;
  gradient?: Gradient | 'none' | undefined;
}

/** The colours of the balance card, as `#rrggbb`. Without `from` it begins in the brand colour. */
export interface Gradient {
  from?: string | undefined;
  to: string;
}

/** Makes two sites of the same hue look different: a pattern, and gradients in one direction. */
export interface Decoration {
  /** CSS background layers to put over a colour: in `ink`, with an opacity of at most `strength`. `none` without a pattern. */
  layers: (ink: string, strength: number) => string;
  /** A CSS gradient over these stops, or `plain` alone in a mall without gradients. */
  blend: (plain: string, ...stops: string[]) => string;
  hasPattern: boolean;
  /** The mall's own colours for the balance card. */
  gradient?: Gradient | undefined;
}

export const patternNames = [
  'rings',
  'discs',
  'facets',
  'rays',
  'scales',
  'lattice',
  'hills',
  'dots',
  'none',
] as const;
export type PatternName = (typeof patternNames)[number];

type Pattern = (strong: string, soft: string) => string;

/** Plain CSS gradients. They need no picture, no request and no exception in the Content-Security-Policy. */
const patterns: Record<PatternName, Pattern> = {
  rings: (strong) => `repeating-radial-gradient(circle at 94% 4%, ${strong} 0 1.5px, transparent 2px 22px)`,
  discs: (strong, soft) =>
    `radial-gradient(circle at 96% -4%, ${strong} 0 36%, transparent 36.4%), radial-gradient(circle at 74% 118%, ${soft} 0 38%, transparent 38.4%)`,
  facets: (strong, soft) =>
    `linear-gradient(118deg, transparent 56%, ${strong} 56.2% 74%, transparent 74.2%), linear-gradient(58deg, transparent 68%, ${soft} 68.2%)`,
  rays: (strong) =>
    `repeating-conic-gradient(from 180deg at 104% -8%, ${strong} 0 5deg, transparent 5.4deg 13deg)`,
  scales: (strong) =>
    `radial-gradient(circle at 50% 0, transparent 13px, ${strong} 13.6px 14.6px, transparent 15.2px) 0 0/32px 32px, radial-gradient(circle at 50% 0, transparent 13px, ${strong} 13.6px 14.6px, transparent 15.2px) 16px 16px/32px 32px`,
  lattice: (strong, soft) =>
    `repeating-linear-gradient(45deg, ${strong} 0 1px, transparent 1.5px 16px), repeating-linear-gradient(-45deg, ${soft} 0 1px, transparent 1.5px 16px)`,
  hills: (strong, soft) =>
    `radial-gradient(130% 80% at 12% 128%, ${strong} 0 60%, transparent 60.3%), radial-gradient(120% 90% at 96% 138%, ${soft} 0 60%, transparent 60.3%)`,
  dots: (strong) => `radial-gradient(${strong} 1.6px, transparent 2.2px) 0 0/16px 16px`,
  none: () => 'none',
};

/** The decoration of a mall: what its config chooses, else what suits its brand colour. */
export function decorationOf(palette: Palette, { decoration = {}, gradient }: ChosenLook = {}): Decoration {
  const { pattern = patternFor(palette.primaryOrange), angle = defaultAngle } = decoration;
  return {
    layers: (ink, strength) =>
      patterns[pattern](translucent(ink, strength), translucent(ink, strength * 0.6)),
    blend: (plain, ...stops) =>
      gradient === 'none'
        ? `linear-gradient(${plain}, ${plain})`
        : `linear-gradient(${angle}deg, ${stops.join(', ')})`,
    hasPattern: pattern !== 'none',
    gradient: gradient === 'none' ? undefined : gradient,
  };
}

export const defaultAngle = 135;

/** The pattern of a mall that chooses none: one for each eighth of the colour circle. A better shade of a colour keeps it. */
export function patternFor(primary: string): PatternName {
  const { chroma, hue } = oklchOf(primary);
  return (chroma < grey ? undefined : patternNames[Math.floor(hue / 45)]) ?? 'lattice';
}

/** Below this chroma a colour has no hue that one can see. */
const grey = 0.03;

/** `#rrggbb` at an opacity of 0–1. */
export function translucent(hex: string, opacity: number): string {
  return `rgb(${rgbOf(hex).join(' ')} / ${Number(opacity.toFixed(3))})`;
}
