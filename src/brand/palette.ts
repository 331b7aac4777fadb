/**
 * The colours that a merchant may choose, under the keys that configs have always used, and what each one is for.
 * `src/brand/brand-variables.ts` turns them into CSS variables; components see only those.
 */
export const paletteKeys = {
  primaryOrange: 'The brand colour: the main action, selection and the balance card',
  globalBackground: 'Background of the page, behind the cards',
  errorRed: 'Errors and destructive actions',
  color: 'Main text',
  lightGrey: 'Quiet fills: unfocused inputs, skeletons',
  grey: 'Secondary text',
  imgBackgroundColor: 'Placeholder tint behind pictures',
  whiteColor: 'Card surface',
  borderGrey: 'Hairlines and input borders',
  headerTextColor: 'Text of screen headers',
  progressBar: 'Filled part of progress bars and steppers',
  progressDefault: 'Empty part of progress bars and steppers',
  selectedTab: 'The selected tab and navigation entry',
  top: 'Background of screen headers and the status bar',
  gold: 'Tier accents and rewards',
  headerBottomBorder: 'Line under screen headers',
  dashBoardTier: 'Tier badge on the dashboard',
  green: 'Success text and icons',
  lightgreen: 'Success background',
  maroonRed: 'Strong warnings: rejected, cancelled, expired',
  skyBlue: 'Information and work in progress',
  disabledField: 'Fields that cannot be changed',
  faq_qna_background: 'Background of questions and answers',
  lightPrimaryColor: 'Tint of the brand colour behind the selected entry',
  lightPrimaryColor2: 'A quieter tint of the brand colour, for large areas',
  red: 'Badges and counts',
} as const;

export type PaletteKey = keyof typeof paletteKeys;

/** Colours as `#rrggbb`. */
export type Palette = Record<PaletteKey, string>;

/** The default colours. */
export const defaultPalette: Palette = {
  primaryOrange: '#e8590c',
  globalBackground: '#f7f5f2',
  errorRed: '#c92a2a',
  color: '#1f1b16',
  lightGrey: '#f0ece6',
  grey: '#6b645b',
  imgBackgroundColor: '#efe7dc',
  whiteColor: '#ffffff',
  borderGrey: '#e3ddd4',
  headerTextColor: '#1f1b16',
  progressBar: '#e8590c',
  progressDefault: '#eadfd3',
  selectedTab: '#e8590c',
  top: '#ffffff',
  gold: '#c98a1b',
  headerBottomBorder: '#eae4db',
  dashBoardTier: '#8a5a12',
  green: '#2b7a3d',
  lightgreen: '#e6f4e8',
  maroonRed: '#8f1d2c',
  skyBlue: '#1971c2',
  disabledField: '#ece8e2',
  faq_qna_background: '#fbf8f4',
  lightPrimaryColor: '#fff0e4',
  lightPrimaryColor2: '#fff8f1',
  red: '#d6336c',
};
