import { brotliDecompressSync } from 'node:zlib';
import { fromBuffer } from '@capsizecss/unpack';
import { create, type Font } from 'fontkitten';
import { type Finding, fileError, fileNote, fileWarning } from '../diagnostics/finding';
import { smallerFont } from '../diagnostics/read-merchant-file';
import { sizeText } from '../shared/words';
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

/** Unpacked, a WOFF2 is about three times as large. More than this is no font, but an attack on the builder. */
const maxUnpacked = 2_000_000;

/** A font from the bytes of a WOFF2 file. Throws an `Error` with the reason when they are none. */
export function readFont(bytes: Buffer): Font {
  unpack(bytes);
  const font = create(bytes);
  if (font.isCollection) throw new Error('it holds several fonts');
  return font;
}

/**
 * Unpacks the file once, with an upper limit, because the font library has none. Throws when a part is missing or
 * damaged (https://www.w3.org/TR/WOFF2/#woff20Header).
 */
function unpack(bytes: Buffer): void {
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error('it does not begin like a WOFF2 file');
  if (bytes.length < 48 || bytes.readUInt32BE(8) !== bytes.length) throw new Error('its end is missing');
  const start = endOfTables(bytes);
  const packed = bytes.subarray(start, start + bytes.readUInt32BE(20));
  brotliDecompressSync(packed, { maxOutputLength: maxUnpacked });
}

const anyTable = 0x3f;
/** The tables `glyf` and `loca`, which are transformed unless their flags say no. */
const outlines = [10, 11];

function endOfTables(bytes: Buffer): number {
  let at = 48;
  const nextNumber = () => {
    for (let digits = 0; digits < 5; digits++) {
      const byte = bytes.readUInt8(at);
      at += 1;
      if (byte < 0x80) return;
    }
    throw new Error('its list of tables is damaged');
  };
  for (let tables = bytes.readUInt16BE(12); tables > 0; tables--) {
    const flags = bytes.readUInt8(at);
    at += (flags & 0x3f) === anyTable ? 5 : 1;
    nextNumber();
    const version = flags >> 6;
    if (outlines.includes(flags & 0x3f) ? version === 0 : version !== 0) nextNumber();
  }
  return at;
}
