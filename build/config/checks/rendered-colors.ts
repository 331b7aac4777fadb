import { type PaletteKey, paletteKeys } from '@/brand/palette';
import { shapeRatio, textRatio } from '@/brand/readable';

/** A colour of the palette that the app paints only where it can be read, and otherwise in the nearest readable shade. */
export interface RenderedColor {
  key: PaletteKey;
  /** What a person calls it, as the studio and editors do. */
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

const painted: readonly Omit<RenderedColor, 'words'>[] = [
  { key: 'color', paints: 'text', against: ['surface'], ratio: 7 },
  { key: 'grey', paints: 'text-quiet', against: [...fills, 'qna'], ratio: textRatio },
  { key: 'headerTextColor', paints: 'on-header', against: ['header'], ratio: textRatio },
  { key: 'selectedTab', paints: 'selected', against: fills, ratio: textRatio },
  status('errorRed', 'error'),
  status('green', 'success'),
  status('maroonRed', 'danger'),
  status('skyBlue', 'info'),
  { key: 'progressBar', paints: 'progress', against: ['surface'], ratio: shapeRatio },
  background('globalBackground', 'background'),
  background('lightGrey', 'sunken'),
  background('imgBackgroundColor', 'placeholder'),
  background('disabledField', 'disabled'),
  background('faq_qna_background', 'qna'),
  background('lightPrimaryColor', 'tint'),
  background('lightPrimaryColor2', 'tint-quiet'),
  background('lightgreen', 'success-tint'),
];

export const renderedColors: readonly RenderedColor[] = painted.map((color) => ({
  ...color,
  words: withSmallStart(paletteKeys[color.key].title),
}));

function status(key: PaletteKey, name: 'error' | 'success' | 'danger' | 'info') {
  return { key, paints: name, against: ['surface', 'background', `${name}-tint`], ratio: textRatio } as const;
}

function background(key: PaletteKey, paints: string) {
  return { key, paints, against: ['text'], ratio: roomyRatio, isBackground: true } as const;
}

function withSmallStart(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
