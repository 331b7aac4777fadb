import { contrast, hexOf, hexPattern, mix, rgbOf } from '@/lib/color';

/** Changes of `#rrggbb` colours for pictures. */

type Triple = [number, number, number];

/** `value` if the pictures can compute with it, or else `fallback`. */
export function hexOr(value: string | undefined, fallback: string): string {
  return value !== undefined && hexPattern.test(value) ? value.toLowerCase() : fallback;
}

/** Lighter by a positive amount, darker by a negative one (−1 to 1). Shadows turn to violet, as in daylight. */
export function shade(hex: string, amount: number): string {
  return amount >= 0 ? mix(hex, '#ffffff', amount) : mix(hex, '#170d2b', -amount);
}

/** The same colour further round the wheel. Its saturation and lightness (0–1) are kept, or limited. */
export function turned(
  hex: string,
  degrees: number,
  bounds: { s?: [number, number]; l?: [number, number] } = {},
) {
  const [h, s, l] = toHsl(hex);
  return fromHsl([(h + degrees + 360) % 360, within(s, bounds.s), within(l, bounds.l)]);
}

/** The colour, darkened until white letters reach a contrast of `ratio`:1 on it. */
export function darkEnough(hex: string, ratio = 4.5): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(hex, '#120a1f', share);
    if (contrast(candidate, '#ffffff') >= ratio) return candidate;
  }
  return '#120a1f';
}

function within(value: number, bounds: [number, number] | undefined): number {
  return bounds === undefined ? value : Math.min(bounds[1], Math.max(bounds[0], value));
}

function toHsl(hex: string): Triple {
  const [r, g, b] = rgbOf(hex).map((channel) => channel / 255) as Triple; // map keeps the tuple's length
  const high = Math.max(r, g, b);
  const range = high - Math.min(r, g, b);
  const lightness = high - range / 2;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector = high === r ? ((g - b) / range) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [(sector * 60 + 360) % 360, saturation, lightness];
}

function fromHsl([hue, saturation, lightness]: Triple): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}
