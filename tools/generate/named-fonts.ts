import { readFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { type FontName, fontNames } from '@/brand/font-names';
import { fontsourceFile } from '../../build/typeface/named-typeface';
import { readFont } from '../../build/typeface/own-typeface';
import type { LetterMetrics } from '../../build/typeface/typeface';

/** The block of currency signs (https://www.unicode.org/charts/PDF/U20A0.pdf). */
const currencySigns = { first: 0x20a0, last: 0x20cf };
const euro = 0x20ac;

/**
 * `build/typeface/named-fonts.json`: what the packages of the typefaces do not hold. A small font with the currency
 * signs, because the file for Latin has none but €, and the metrics of regular and bold letters.
 */
export async function namedFontsJson(): Promise<string> {
  const entries = [];
  for (const name of fontNames) entries.push([name, await describe(name)]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

async function describe(name: FontName) {
  const latin = await readFile(fontsourceFile(name, 'latin'));
  const { min, max } = readFont(latin).variationAxes.wght ?? { min: 400, max: 400 };
  return {
    weights: [min, max],
    regular: await metricsAt(latin, 400),
    bold: await metricsAt(latin, 700),
    currency: await currencyOf(name),
  };
}

async function metricsAt(font: Buffer, weight: number): Promise<LetterMetrics> {
  const pinned = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  // the library keeps all characters where no text is given, but its types ask for one
  const instance = await subsetFont(font, undefined as unknown as string, pinned);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(instance);
  return { ascent, descent, lineGap, unitsPerEm, xWidthAvg };
}

/** Null for a typeface without any such sign: then the device draws them. */
async function currencyOf(name: FontName) {
  const font = await readFile(fontsourceFile(name, 'latin-ext'));
  const signs = readFont(font).characterSet.filter(
    (code) => code >= currencySigns.first && code <= currencySigns.last && code !== euro,
  );
  if (signs.length === 0) return null;
  const text = String.fromCodePoint(...signs);
  // copyright and licence stay in the file, as the licence asks
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', preserveNameIds: [0, 13, 14] });
  const range = signs.map((code) => `U+${code.toString(16).toUpperCase()}`).join(',');
  return { range, woff2: subset.toString('base64') };
}
