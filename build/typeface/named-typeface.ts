import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontName } from '@/brand/font-names';
import namedFonts from './named-fonts.json' with { type: 'json' };
import type { Typeface } from './typeface';

const { resolve } = createRequire(import.meta.url);
const known = new Map<FontName, Promise<Typeface>>();

/** One of the typefaces that come with this repository. Each is read once, however many malls use it. */
export function namedTypeface(name: FontName): Promise<Typeface> {
  const typeface = known.get(name) ?? readTypeface(name);
  known.set(name, typeface);
  return typeface;
}

/** The packages of Fontsource have a file for each script. This is the one for Latin. */
export function fontsourceFile(name: FontName, script: 'latin' | 'latin-ext'): string {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return resolve(`@fontsource-variable/${slug}/files/${slug}-${script}-wght-normal.woff2`);
}

/** The characters of Fontsource's Latin file that a mall's texts may have. Currency signs other than € stand elsewhere. */
const latinRange =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

async function readTypeface(name: FontName): Promise<Typeface> {
  const { weights, regular, bold, currency } = namedFonts[name];
  const [lightest = 400, boldest = 700] = weights;
  return {
    files: [
      { bytes: await readFile(fontsourceFile(name, 'latin')), range: latinRange },
      ...(currency ? [{ bytes: Buffer.from(currency.woff2, 'base64'), range: currency.range }] : []),
    ],
    weights: [lightest, boldest],
    regular,
    bold,
  };
}
