import type { PaletteKey } from '@/brand/palette';
import { shapeRatio, textRatio } from '@/brand/readable';

/** A colour of the palette that the app paints only where it can be read, and otherwise in the nearest readable shade. */
export interface RenderedColor {
  key: PaletteKey;
  /** What a person calls it. */
  words: string;
  /** The brand variable that the app paints with (src/brand/brand-variables.ts). */
  paints: string;
  /** The brand variables of what it is seen with. */
  against: readonly (keyof typeof backdrops)[];
  /** The contrast that it needs. */
  ratio: number;
  /** Whether it is a background; the others are texts, icons and parts of controls. */
  isBackground?: true;
}

/** What a person calls the other colour of a pair, and the palette's key behind it. */
export const backdrops = {
  surface: ['cards', 'whiteColor'],
  background: ['the page', 'globalBackground'],
  sunken: ['quiet fills', 'lightGrey'],
  tint: ['the tint of the brand colour', 'lightPrimaryColor'],
  'tint-quiet': ['the quieter tint of the brand colour', 'lightPrimaryColor2'],
  qna: ['questions and answers', 'faq_qna_background'],
  header: ['headers', 'top'],
  text: ['the main text', 'color'],
  'success-tint': ['the background of success messages', 'lightgreen'],
  'error-tint': ['the background of error messages', 'errorRed'],
  'danger-tint': ['the background of strong warnings', 'maroonRed'],
  'info-tint': ['the background of information', 'skyBlue'],
} as const satisfies Record<string, readonly [words: string, key: PaletteKey]>;

const fills = ['surface', 'background', 'sunken', 'tint', 'tint-quiet'] as const;
/** Quieter texts stand on backgrounds too, so the main text needs some room. */
const roomyRatio = 6;

export const renderedColors: readonly RenderedColor[] = [
  { key: 'color', words: 'the main text', paints: 'text', against: ['surface'], ratio: 7 },
  {
    key: 'grey',
    words: 'secondary text',
    paints: 'text-quiet',
    against: [...fills, 'qna'],
    ratio: textRatio,
  },
  {
    key: 'headerTextColor',
    words: 'titles in headers',
    paints: 'on-header',
    against: ['header'],
    ratio: textRatio,
  },
  { key: 'selectedTab', words: 'selected tabs', paints: 'selected', against: fills, ratio: textRatio },
  status('errorRed', 'error messages', 'error'),
  status('green', 'success messages', 'success'),
  status('maroonRed', '"rejected", "cancelled" and "expired"', 'danger'),
  status('skyBlue', 'information and work in progress', 'info'),
  {
    key: 'progressBar',
    words: 'the filled part of progress bars',
    paints: 'progress',
    against: ['surface'],
    ratio: shapeRatio,
  },
  background('globalBackground', 'the page', 'background'),
  background('lightGrey', 'quiet fills, such as search fields', 'sunken'),
  background('imgBackgroundColor', 'the space of a picture that loads', 'placeholder'),
  background('disabledField', 'fields that cannot be changed', 'disabled'),
  background('faq_qna_background', 'questions and answers', 'qna'),
  background('lightPrimaryColor', 'the selected entry of a list', 'tint'),
  background('lightPrimaryColor2', 'large areas in a tint of the brand colour', 'tint-quiet'),
  background('lightgreen', 'success messages', 'success-tint'),
];

function status(
  key: PaletteKey,
  words: string,
  name: 'error' | 'success' | 'danger' | 'info',
): RenderedColor {
  return { key, words, paints: name, against: ['surface', 'background', `${name}-tint`], ratio: textRatio };
}

function background(key: PaletteKey, words: string, paints: string): RenderedColor {
  return {
    key,
    words: `background of ${words}`,
    paints,
    against: ['text'],
    ratio: roomyRatio,
    isBackground: true,
  };
}
