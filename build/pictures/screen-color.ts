import type { CssColor, RGBColor } from 'lightningcss';
import { linearOfOklab } from '@/brand/oklch';

/**
 * A colour as browsers show it on a usual screen: each of red, green and blue is cut off at its ends. lightningcss would
 * make such a colour paler. Undefined for a colour that needs no change.
 */
export function screenColor(color: CssColor): CssColor | undefined {
  if (typeof color !== 'object') return undefined;
  if (color.type === 'light-dark') return screenColor(color.light) ?? color.light;
  if (color.type === 'lch' || color.type === 'oklch') {
    const angle = (color.h * Math.PI) / 180;
    const [a, b] = [color.c * Math.cos(angle), color.c * Math.sin(angle)];
    return rgbOf(color.type === 'lch' ? fromLab(color.l, a, b) : linearOfOklab(color.l, a, b), color.alpha);
  }
  if (color.type === 'lab') return rgbOf(fromLab(color.l, color.a, color.b), color.alpha);
  if (color.type === 'oklab') return rgbOf(linearOfOklab(color.l, color.a, color.b), color.alpha);
  return undefined;
}

type Three = readonly [number, number, number];

/** From the light of print (D50) to that of screens. */
function fromLab(l: number, a: number, b: number): Three {
  const middle = (l + 16) / 116;
  const cubed = (value: number) =>
    value ** 3 > 216 / 24389 ? value ** 3 : ((116 * value - 16) * 27) / 24389;
  const [x, y, z] = [0.9642956 * cubed(middle + a / 500), cubed(middle), 0.8251046 * cubed(middle - b / 200)];
  return [
    3.1341359 * x - 1.6173863 * y - 0.4906619 * z,
    -0.9787956 * x + 1.9162544 * y + 0.0334427 * z,
    0.0719554 * x - 0.2289768 * y + 1.4053861 * z,
  ];
}

/** From the light of each channel. */
function rgbOf(light: Three, alpha: number): RGBColor & { alpha: number } {
  const [r, g, b] = light.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
  });
  return { type: 'rgb', r: r ?? 0, g: g ?? 0, b: b ?? 0, alpha };
}
