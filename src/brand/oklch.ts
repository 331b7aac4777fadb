import { hexOf, linearOf, type Rgb } from '@/lib/color';

/** A colour in the way that people see it (CSS Color 4, OKLCH): lightness 0–1, chroma 0–0.37 or so, hue in degrees. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The nearest colour that a screen can show. It has the same lightness and hue, and less chroma if necessary. */
export function hexOfOklch({ lightness, chroma, hue }: Oklch): string {
  const level = Math.min(1, Math.max(0, lightness));
  for (let share = 1; share > 0; share -= 0.04) {
    const channels = channelsOf({ lightness: level, chroma: chroma * share, hue });
    if (channels.every((channel) => channel > -0.002 && channel < 1.002)) return hexOfLinear(channels);
  }
  return hexOfLinear(channelsOf({ lightness: level, chroma: 0, hue }));
}

/** `hex` moved by the given amounts: lightness and chroma are added, the hue is turned. */
export function shift(hex: string, by: Partial<Oklch>): string {
  const from = oklchOf(hex);
  return hexOfOklch({
    lightness: from.lightness + (by.lightness ?? 0),
    chroma: Math.max(0, from.chroma + (by.chroma ?? 0)),
    hue: from.hue + (by.hue ?? 0),
  });
}

/** Linear red, green and blue. They may lie outside of 0 to 1, where no screen can show them. */
function channelsOf({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function hexOfLinear(channels: Rgb): string {
  const [red, green, blue] = channels.map((channel) => {
    const part = Math.min(1, Math.max(0, channel));
    return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
  }) as [number, number, number]; // map keeps the length
  return hexOf([red, green, blue]);
}
