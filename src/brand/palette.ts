/**
 * The colours that a merchant may choose, under the keys that configs have always used: what a person calls each one,
 * and what it is for. The checks call them the same. `src/brand/brand-variables.ts` turns them into CSS variables;
 * components see only those.
 */
export const paletteKeys = {
  primaryOrange: { title: 'Brand colour', description: 'The main action, selection and the balance card' },
  globalBackground: { title: 'Background of the page', description: 'Behind the cards' },
  errorRed: { title: 'Error messages', description: 'Also actions that destroy something' },
  color: { title: 'Main text', description: 'Headings and most texts' },
  lightGrey: {
    title: 'Background of quiet fills',
    description: 'Search fields, and the shapes of what still loads',
  },
  grey: { title: 'Secondary text', description: 'Smaller texts beside the main text' },
  imgBackgroundColor: { title: 'Background of pictures', description: 'Shows while a picture loads' },
  whiteColor: { title: 'Background of cards', description: 'Also of lists, forms and dialogs' },
  borderGrey: { title: 'Lines and borders', description: 'Thin lines, and the borders of fields' },
  headerTextColor: { title: 'Titles in headers', description: 'At the top of each screen' },
  progressBar: { title: 'Progress bars', description: 'Their filled part, and the steps of a form' },
  progressDefault: {
    title: 'Empty part of progress bars',
    description: 'Also the steps that are still to come',
  },
  selectedTab: {
    title: 'Selected tabs',
    description: 'Also the entry of this screen in the bar at the bottom',
  },
  top: { title: 'Background of headers', description: "Also the phone's status bar" },
  gold: { title: 'Tiers and rewards', description: 'Accents on cards and badges of both' },
  headerBottomBorder: { title: 'Line under headers', description: 'Between a header and its screen' },
  dashBoardTier: { title: 'Badge of the tier', description: 'On the dashboard' },
  green: { title: 'Success messages', description: 'Their texts and icons' },
  lightgreen: { title: 'Background of success messages', description: 'Behind their texts and icons' },
  maroonRed: { title: 'Words such as "rejected" and "expired"', description: 'Strong warnings' },
  skyBlue: { title: 'Information and work in progress', description: 'Texts and icons that tell of it' },
  disabledField: { title: 'Background of fields that cannot be changed', description: 'In forms' },
  faq_qna_background: { title: 'Background of questions and answers', description: 'On the FAQ screen' },
  lightPrimaryColor: {
    title: 'Tint of the brand colour',
    description: 'Behind the selected entry of a list',
  },
  lightPrimaryColor2: { title: 'Quieter tint of the brand colour', description: 'Behind large areas' },
  red: { title: 'Counts on icons', description: 'Also small badges' },
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
