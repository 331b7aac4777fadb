/** Small computations with `#rrggbb` colours. Relative luminance and contrast ratio follow WCAG 2.2. */

export type Rgb = readonly [red: number, green: number, blue: number];

export const hexPattern = /^#[0-9a-f]{6}$/i;

/** Channels 0–255 of a `#rrggbb` colour. Throws `RangeError` for anything else. */
export function rgbOf(hex: string): Rgb {
  if (!hexPattern.test(hex)) throw new RangeError(`not a #rrggbb colour: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` (0–1) of `other` mixed into `hex`, channel by channel. */
export function mix(hex: string, other: string, share: number): string {
  const [red, green, blue] = rgbOf(hex);
  const [otherRed, otherGreen, otherBlue] = rgbOf(other);
  const blend = (from: number, to: number) => from + (to - from) * share;
  return hexOf([blend(red, otherRed), blend(green, otherGreen), blend(blue, otherBlue)]);
}

/** Contrast ratio of two colours, 1–21. */
export function contrast(one: string, other: string): number {
  return contrastOf(luminance(one), luminance(other));
}

/**
 * The same for two relative luminances. Use it to compare one colour with many, so that each luminance is computed
 * once.
 */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance, 0–1. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The channels as amounts of light, 0–1. */
export function linearOf(hex: string): Rgb {
  return rgbOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // map keeps the length, but its type does not say so
}
