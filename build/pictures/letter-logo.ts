import Handlebars from 'handlebars';
import { hexOfOklch, oklchOf } from '@/brand/oklch';
import { inkOn, shapeRatio } from '@/brand/readable';
import { contrast } from '@/lib/color';
import { textHash } from '@/lib/text-hash';

/**
 * A logo for a mall that has none yet: its first letter on a plate in the brand colour, all drawn as paths. Names that
 * start with a letter beyond A–Z and 0–9 get a mosaic instead. The same name and colour give the same bytes.
 *
 * @param primary `#rrggbb`
 */
export function letterLogo(name: string, primary: string): string {
  const { plate, ink, shade } = colorsFor(primary);
  const glyph = glyphOf(firstLetter(name));
  const mark = glyph ? letter(glyph, ink) : mosaic(name, ink, shade);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>${Handlebars.escapeExpression(name)}</title>
  <path fill="${plate}" d="${plates[textHash(name) % plates.length]}"/>
${mark}
</svg>
`;
}

/** Whether a logo is one of these placeholders, also after somebody has changed its colours. */
export function isLetterLogo(logo: Buffer): boolean {
  return logo.length < 4000 && plates.some((plate) => logo.includes(`d="${plate}"`));
}

/**
 * A light colour would vanish on white. So it becomes the colour of the letter, on a plate of its own darkest shade.
 */
function colorsFor(primary: string): { plate: string; ink: string; shade: string } {
  const { chroma, hue } = oklchOf(primary);
  const deep = hexOfOklch({ lightness: 0.26, chroma: Math.min(chroma, 0.05), hue });
  const light = contrast(primary, '#ffffff') < 1.8;
  const white = contrast(primary, '#ffffff') >= shapeRatio; // a letter this large is a shape
  const [plate, ink] = light ? [deep, primary] : [primary, white ? '#ffffff' : inkOn(primary)];
  const shade = hexOfOklch({
    lightness: (oklchOf(plate).lightness + oklchOf(ink).lightness) / 2,
    chroma,
    hue,
  });
  return { plate, ink, shade };
}

function letter({ path, width }: Glyph, ink: string): string {
  const left = Number((32 - 0.6 * width).toFixed(2)); // in the middle, enlarged 1.2 times
  return `  <path fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left} 15.2) scale(1.2)" d="${path}"/>`;
}

/** Four quarter circles. The name decides how each is turned. */
function mosaic(name: string, ink: string, shade: string): string {
  const seed = textHash(name);
  return [0, 1, 2, 3]
    .map((index) => {
      const [x, y] = [index % 2 === 0 ? 17 : 33, index < 2 ? 17 : 33];
      const turn = ((seed >>> (index * 2)) & 3) * 90;
      const color = (seed >>> (8 + index)) & 1 ? shade : ink;
      return `  <path fill="${color}" transform="rotate(${turn} ${x + 7} ${y + 7})" d="M${x} ${y}H${x + 14}A14 14 0 0 1 ${x} ${y + 14}Z"/>`;
    })
    .join('\n');
}

/** Circle, rounded square, shield and leaf. */
const plates = [
  'M32 2A30 30 0 1 1 32 62A30 30 0 1 1 32 2Z',
  'M20 3H44A17 17 0 0 1 61 20V44A17 17 0 0 1 44 61H20A17 17 0 0 1 3 44V20A17 17 0 0 1 20 3Z',
  'M12 3H52A8 8 0 0 1 60 11V32A28 29 0 0 1 4 32V11A8 8 0 0 1 12 3Z',
  'M26 3H53A8 8 0 0 1 61 11V38A23 23 0 0 1 38 61H11A8 8 0 0 1 3 53V26A23 23 0 0 1 26 3Z',
] as const;

/** The letter without accents: É is drawn as E. */
function firstLetter(name: string): string {
  const [first = ''] = name.trim().normalize('NFD');
  return first.toUpperCase();
}

/** A letter as the path of a broad pen: 28 units high and `width` wide, to be stroked, not filled. */
interface Glyph {
  path: string;
  width: number;
}

/** The glyph of a capital letter or a digit. `undefined` for any other character. */
export function glyphOf(letter: string): Glyph | undefined {
  const path = paths[letter];
  return path === undefined ? undefined : { path, width: widths[letter] ?? 20 };
}

const widths: Partial<Record<string, number>> = { I: 14, J: 16, M: 24, W: 28, 0: 18, 1: 14, 3: 19, 5: 19 };

const paths: Partial<Record<string, string>> = {
  A: 'M0 28L10 0L20 28M4 18H16',
  B: 'M0 0V28H12A7.5 7.5 0 0 0 12 13H0M0 0H11A6.5 6.5 0 0 1 11 13',
  C: 'M20 9V8A10 8 0 0 0 0 8V20A10 8 0 0 0 20 20V19',
  D: 'M0 0H8A12 12 0 0 1 20 12V16A12 12 0 0 1 8 28H0Z',
  E: 'M19 0H0V28H19M0 14H15',
  F: 'M19 0H0V28M0 14H15',
  G: 'M20 8A10 8 0 0 0 0 8V20A10 8 0 0 0 20 20V15H12',
  H: 'M0 0V28M20 0V28M0 14H20',
  I: 'M0 0H14M7 0V28M0 28H14',
  J: 'M6 0H16V19A8 9 0 0 1 0 19',
  K: 'M0 0V28M19 0L0 16M6 11L20 28',
  L: 'M1 0V28H19',
  M: 'M0 28V0L12 17L24 0V28',
  N: 'M0 28V0L20 28V0',
  O: 'M0 10A10 10 0 0 1 20 10V18A10 10 0 0 1 0 18Z',
  P: 'M0 28V0H12A8 8 0 0 1 12 16H0',
  Q: 'M0 10A10 10 0 0 1 20 10V18A10 10 0 0 1 0 18ZM12 20L21 30',
  R: 'M0 28V0H12A8 8 0 0 1 12 16H0M10 16L20 28',
  S: 'M19 4.8A9.5 7 0 0 0 10 0A9.5 7 0 0 0 10 14A9.5 7 0 0 1 10 28A9.5 7 0 0 1 1 23.2',
  T: 'M0 0H20M10 0V28',
  U: 'M0 0V18A10 10 0 0 0 20 18V0',
  V: 'M0 0L10 28L20 0',
  W: 'M0 0L6 28L14 8L22 28L28 0',
  X: 'M0 0L20 28M20 0L0 28',
  Y: 'M0 0L10 14L20 0M10 14V28',
  Z: 'M0 0H20L0 28H20',
  0: 'M0 9A9 9 0 0 1 18 9V19A9 9 0 0 1 0 19Z',
  1: 'M0 6L7 0V28M0 28H14',
  2: 'M1 8A9 8 0 0 1 19 8C19 15 8 20 1 28H20',
  3: 'M1 0H18L9 11A9 8.5 0 1 1 0.5 22',
  4: 'M15 28V0L0 19H20',
  5: 'M17 0H3L1.5 12A9.2 8.6 0 1 1 0.5 22',
  6: 'M13 0L2.6 14.5M10 10A9 9 0 1 1 10 28A9 9 0 1 1 10 10Z',
  7: 'M0 0H19L7 28',
  8: 'M10 0A6.5 6.5 0 1 1 10 13A6.5 6.5 0 1 1 10 0ZM10 13A7.5 7.5 0 1 1 10 28A7.5 7.5 0 1 1 10 13Z',
  9: 'M7 28L17.4 13.5M10 0A9 9 0 1 1 10 18A9 9 0 1 1 10 0Z',
};
