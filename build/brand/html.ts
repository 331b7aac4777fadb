import { type Brand, brandElementId } from '@/brand/brand';
import { commonTexts } from '@/brand/texts/common';
import { textsFor } from '@/brand/texts/define-texts';
import type { PageLinks } from '../core/page-links';
import type { Templates } from '../templates';
import { iconPaths } from './icon-paths';
import type { PageWords } from './page-words';
import { textDirection } from './text-direction';
import { themeCss } from './theme-css';

/**
 * `index.html`: everything the first paint needs stands in it, and not a line of script
 * (docs/decisions/0003-first-paint.md).
 */
export function html(
  templates: Pick<Templates, 'index' | 'firstPaint'>,
  brand: Brand,
  words: PageWords,
  links: PageLinks & { notStarted: string },
  css: string,
): string {
  return templates.index({
    ...links,
    language: brand.language,
    direction: textDirection(brand.language),
    programName: brand.programName,
    shortName: words.shortName,
    description: words.description,
    words,
    loading: textsFor(brand, commonTexts).loading,
    themeColor: brand.palette.top,
    logo: brand.logo,
    icons: iconPaths,
    css: styleSafe([themeCss(brand.palette), templates.firstPaint, css].join('\n')),
    brandElementId,
    brandJson: scriptSafeJson(brand),
  });
}

/** CSS that cannot end the style element it stands in. */
function styleSafe(css: string): string {
  return css.replaceAll('</', '<\\/');
}

/** JSON that cannot end the script element it stands in, and that older parsers read as JavaScript too. */
function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
