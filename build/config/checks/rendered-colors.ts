import { type ColorRow, colorTable } from '@/brand/color-table';
import { type PaletteKey, paletteKeys } from '@/brand/palette';
import { textRatio } from '@/brand/readable';

export type RenderedColor = (typeof renderedColors)[number];

/**
 * The colours of the palette that the app paints only where they can be read, and otherwise in the nearest readable
 * shade. The first row of a key is what a person chose the colour for. Some colours are painted there as they are.
 */
export const renderedColors = Object.entries(colorTable)
  .flatMap(([paints, { from: key, on = [], under, least: ratio = textRatio }]) => {
    if (!isKey(key)) return [];
    const { title } = paletteKeys[key];
    const words = title.charAt(0).toLowerCase() + title.slice(1);
    return { key, words, paints, against: under ? [under] : on, ratio, isBackground: !!under };
  })
  .filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at)
  .filter(({ against }) => against.length > 0);

/** What a person calls the other colour of a pair, and the palette's key behind it. */
export const backdrops: ReadonlyMap<string, readonly [words: string, key: PaletteKey]> = new Map([
  ['surface', ['cards', 'whiteColor']],
  ['background', ['the page', 'globalBackground']],
  ['sunken', ['quiet fills', 'lightGrey']],
  ['tint', ['the tint of the brand colour', 'lightPrimaryColor']],
  ['tint-quiet', ['the quieter tint of the brand colour', 'lightPrimaryColor2']],
  ['qna', ['questions and answers', 'faq_qna_background']],
  ['header', ['headers', 'top']],
  ['text', ['the main text', 'color']],
  ['success-tint', ['the background of success messages', 'lightgreen']],
  ['error-tint', ['the background of error messages', 'errorRed']],
  ['danger-tint', ['the background of strong warnings', 'maroonRed']],
  ['info-tint', ['the background of information', 'skyBlue']],
]);

export function backdropOf(name: string) {
  const backdrop = backdrops.get(name);
  if (!backdrop) throw new Error(`Nobody has a word for ${name}.`);
  return backdrop;
}

function isKey(from: ColorRow['from']): from is PaletteKey {
  return typeof from === 'string' && from in paletteKeys;
}
