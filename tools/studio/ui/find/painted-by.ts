import type { PaletteKey } from '@/brand/palette';

/** The CSS variables that a colour of the palette makes, without `--brand-`. A test compares them with the app's. */
const made: Readonly<Record<PaletteKey, readonly string[]>> = {
  primaryOrange: [
    ...['primary', 'primary-hover', 'on-primary', 'primary-text', 'scrim'],
    ...['hero', 'hero-solid', 'on-hero', 'art-line', 'art-fill', 'art-backdrop'],
  ],
  globalBackground: ['background', 'outer'],
  errorRed: ['error', 'error-tint', 'error-fill'],
  color: ['text', 'focus'],
  lightGrey: ['sunken'],
  grey: ['text-quiet', 'on-disabled'],
  imgBackgroundColor: ['placeholder'],
  whiteColor: ['surface'],
  borderGrey: ['border', 'border-strong'],
  headerTextColor: ['on-header'],
  progressBar: ['progress'],
  progressDefault: ['progress-rest'],
  selectedTab: ['selected'],
  top: ['header', 'header-image'],
  gold: ['gold', 'art-accent'],
  headerBottomBorder: ['header-border'],
  dashBoardTier: ['tier', 'on-tier'],
  green: ['success', 'success-fill'],
  lightgreen: ['success-tint'],
  maroonRed: ['danger', 'danger-tint'],
  skyBlue: ['info', 'info-tint'],
  disabledField: ['disabled'],
  faq_qna_background: ['qna'],
  lightPrimaryColor: ['tint'],
  lightPrimaryColor2: ['tint-quiet'],
  red: ['count', 'on-count'],
};

/** What other fields of the look make, by their keys below `theme`. */
const otherwise = {
  'decoration.pattern': ['hero-pattern', 'outer-pattern'],
  gradient: ['hero'],
} as const;

const fields: readonly (readonly [path: readonly string[], variables: readonly string[]])[] = [
  ...Object.entries(otherwise).map(([key, names]) => [['theme', ...key.split('.')], names] as const),
  ...Object.entries(made).map(([key, names]) => [['theme', 'palette', key], names] as const),
];

/** Every variable that a field of the look makes. */
export const paintVariables: readonly string[] = [
  ...new Set(fields.flatMap(([, names]) => names.map(cssName))),
];

/** The fields that make a variable. The gradient comes first only where the mall has one of its own. */
export function fieldsPainting(variable: string, hasGradient: boolean): (readonly string[])[] {
  const found = fields
    .filter(([, names]) => names.some((name) => cssName(name) === variable))
    .map(([path]) => path);
  return hasGradient ? found : found.toReversed();
}

function cssName(name: string): string {
  return `--brand-${name}`;
}
