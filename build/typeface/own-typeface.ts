import { fromBuffer } from '@capsizecss/unpack';
import { type Finding, fileError, fileNote, fileWarning } from '../diagnostics/finding';
import { smallerFont } from '../diagnostics/read-merchant-file';
import { sizeText } from '../shared/words';
import { readFont } from './read-font';
import type { Typeface } from './typeface';

/** How much wider bold letters are than regular ones, as measured in four typefaces. */
const boldWidening = 1.04;

/** The largest font of a mall's own, in bytes. */
const maxFontBytes = 60_000;
const digits = '0123456789';
const latin = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ${digits}.,!?&()-`;
const rupee = '₹';

/** The typeface in a mall's own WOFF2 file, and what is wrong with it. */
export async function ownTypeface(bytes: Buffer): Promise<{ typeface?: Typeface; findings: Finding[] }> {
  const refused = (message: string, fix = smallerFont) => ({ findings: [fileError(message, fix)] });
  const [kind] = otherKinds.find(([, start]) => bytes.toString('latin1', 0, 4) === start) ?? [];
  if (kind) return refused(`The file is a font in ${kind}, whatever its name says. It must be WOFF2.`);
  if (bytes.length > maxFontBytes) {
    return refused(
      `The font has ${sizeText(bytes.length)}; at most ${sizeText(maxFontBytes)} are allowed, because every visitor fetches it.`,
    );
  }
  try {
    const font = readFont(bytes);
    const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const missing = [...latin].filter((character) => !has(character));
    if ([...digits].every((digit) => missing.includes(digit))) {
      const message = 'The font has no digits, so balances and prices would be drawn in another font.';
      return refused(message, 'export it again with the digits 0 to 9, or name another font');
    }
    if (missing.length > 0) {
      const message = `The font lacks ${missing.slice(0, 10).join(' ')}${missing.length > 10 ? ' …' : ''}, so words would be drawn in two fonts.`;
      return refused(message, 'export it again with the letters and digits of Latin');
    }
    const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(bytes);
    const regular = { ascent, descent, lineGap, unitsPerEm, xWidthAvg };
    const { min, max } = font.variationAxes.wght ?? { min: 400, max: 400 };
    const isVariable = min < max;
    const typeface: Typeface = {
      files: [{ bytes }],
      weights: [min, max],
      regular,
      ...(isVariable && { bold: { ...regular, xWidthAvg: xWidthAvg * boldWidening } }),
    };
    return {
      typeface,
      findings: [...(has(rupee) ? [] : [withoutRupee]), ...(isVariable ? [] : [oneWeight])],
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fix = 'export the font as WOFF2 again, or name one of the four typefaces instead';
    return { findings: [fileError(`The file is not a font in WOFF2: ${reason}.`, fix)] };
  }
}

/** What people rename to .woff2, by its first bytes. */
const otherKinds: readonly [name: string, start: string][] = [
  ['TrueType (TTF)', '\0\x01\0\0'],
  ['TrueType (TTF)', 'true'],
  ['OpenType (OTF)', 'OTTO'],
  ['WOFF, which is older', 'wOFF'],
];

const withoutRupee = fileWarning(
  'The font has no ₹, so the device draws that sign in its own font.',
  'add U+20B9 when you export the font',
);
/** Only a note, because many typefaces have no other file. */
const oneWeight = fileNote(
  'The font has one weight only, so the browser thickens the letters of titles by itself.',
  'use the variable version of the font, if there is one',
);
