import { type MadeFile, madeFile, sha256 } from '../core/site-file';
import { type Family, fontCss } from '../typeface/font-css';
import type { Typeface } from '../typeface/typeface';
import type { Merchant } from './merchant';

/** What the page's style sheet says about the mall's typefaces. */
export interface PageFonts {
  rules: string;
  /** The families of texts, and of titles, to put before those of the device. */
  families?: string;
  headlines?: string;
}

/**
 * The files of a mall's typefaces, and their rules. Titles in the typeface of the texts need nothing of their own. A font
 * of their own has its rules in a file: the app loads it when the first screen can be used (docs/brand.md#headline).
 */
export function fontsOf({ typeface, headline }: Pick<Merchant, 'typeface' | 'headline'>): {
  files: MadeFile[];
  fonts: PageFonts;
  /** The style sheet of the titles' font. */
  headlineSheet?: MadeFile;
} {
  const texts = typeface && fontOf(typeface, 'Brand');
  const isShared = headline && typeface && pathsOf(headline).join() === pathsOf(typeface).join();
  const titles = isShared ? undefined : headline && fontOf(headline, 'Headline');
  const headlines = titles?.families ?? texts?.families;
  const headlineSheet =
    titles && madeFile(`assets/headline-${sha256(titles.rules).slice(0, 16)}.css`, titles.rules);
  return {
    files: [...(texts?.files ?? []), ...(titles?.files ?? []), ...(headlineSheet ? [headlineSheet] : [])],
    fonts: {
      rules: [texts?.rules, texts?.standIns, titles?.standIns].join(''),
      ...(texts && { families: texts.families }),
      ...(headlines && { headlines }),
    },
    ...(headlineSheet && { headlineSheet }),
  };
}

function fontOf(typeface: Typeface, family: Family) {
  const paths = pathsOf(typeface);
  const files = typeface.files.map(({ bytes }, index) => madeFile(paths[index] ?? '', bytes));
  const addresses = paths.map((path) => `/${path}`);
  return { files, ...fontCss(typeface, addresses, family) };
}

function pathsOf({ files }: Typeface): string[] {
  return files.map(({ bytes }) => `assets/font-${sha256(bytes).slice(0, 16)}.woff2`);
}
