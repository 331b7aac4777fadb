import Handlebars from 'handlebars';
import { hexOfOklch, oklchOf } from '@/brand/oklch';
import { inkOn, shapeRatio } from '@/brand/readable';
import { contrast } from '@/lib/color';
import { textHash } from '@/lib/text-hash';
import { type Glyph, glyphOf } from './glyphs';

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
