import { hexOf, hexPattern, type Rgb } from '@/lib/color';

/** The colour as `#rrggbb` that a person most likely meant. The studio's page uses it too. */
export function likelyColor(value: string): string | undefined {
  const name = value.toLowerCase();
  if (Object.hasOwn(namedColors, name)) return namedColors[name];
  const digits = value.replace(/^(#+\s*|0x)/i, '').replace(/[\s;,]+$/, '');
  const full = /^[0-9a-f]{3,4}$/i.test(digits)
    ? [...digits.slice(0, 3)].map((digit) => digit + digit).join('')
    : digits.replace(/^([0-9a-f]{6})[0-9a-f]{2}$/i, '$1');
  // the letter O for the digit
  const hex = `#${full.toLowerCase().replaceAll('o', '0')}`;
  return hexPattern.test(hex) ? hex : (fromRgb(value) ?? fromHsl(value));
}

function fromRgb(value: string): string | undefined {
  const channels = /^rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(value)?.slice(1).map(Number);
  return channels?.every((channel) => channel <= 255) ? hexOf(channels as unknown as Rgb) : undefined; // three
}

function fromHsl(value: string): string | undefined {
  const parts = /^hsla?\((\d{1,3})(?:deg)?[\s,]+(\d{1,3})%[\s,]+(\d{1,3})%/i
    .exec(value)
    ?.slice(1)
    .map(Number);
  const [hue = 0, saturation = 0, lightness = 0] = parts ?? [];
  if (!parts || hue > 360 || saturation > 100 || lightness > 100) return undefined;
  const light = lightness / 100;
  const spread = (saturation / 100) * Math.min(light, 1 - light);
  const channels = [0, 8, 4].map((offset) => {
    const step = (offset + hue / 30) % 12;
    return 255 * (light - spread * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  });
  return hexOf(channels as unknown as Rgb); // three
}

/** The basic names of CSS, and others that people call a brand colour. The studio's page has this list too, so it is short. */
const namedColors: Partial<Record<string, string>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  crimson: '#dc143c',
  cyan: '#00ffff',
  fuchsia: '#ff00ff',
  gold: '#ffd700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  indigo: '#4b0082',
  lime: '#00ff00',
  magenta: '#ff00ff',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  rebeccapurple: '#663399',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  turquoise: '#40e0d0',
  violet: '#ee82ee',
  white: '#ffffff',
  yellow: '#ffff00',
};
