type Row = readonly [standard: string, title: string, description: string];

/**
 * The colours that a merchant may choose, under the keys that configs have always used: the default as `#rrggbb`, what
 * a person calls each one, and what it is for. The checks call them the same. `src/brand/brand-variables.ts` turns them
 * into CSS variables; components see only those.
 */
const rows = {
  primaryOrange: ['#e8590c', 'Brand colour', 'The main action, selection and the balance card'],
  globalBackground: ['#f7f5f2', 'Background of the page', 'Behind the cards'],
  errorRed: ['#c92a2a', 'Error messages', 'Also actions that destroy something'],
  color: ['#1f1b16', 'Main text', 'Headings and most texts'],
  lightGrey: ['#f0ece6', 'Background of quiet fills', 'Search fields, and the shapes of what still loads'],
  grey: ['#6b645b', 'Secondary text', 'Smaller texts beside the main text'],
  imgBackgroundColor: ['#efe7dc', 'Background of pictures', 'Shows while a picture loads'],
  whiteColor: ['#ffffff', 'Background of cards', 'Also of lists, forms and dialogs'],
  borderGrey: ['#e3ddd4', 'Lines and borders', 'Thin lines, and the borders of fields'],
  headerTextColor: ['#1f1b16', 'Titles in headers', 'At the top of each screen'],
  progressBar: ['#e8590c', 'Progress bars', 'Their filled part, and the steps of a form'],
  progressDefault: ['#eadfd3', 'Empty part of progress bars', 'Also the steps that are still to come'],
  selectedTab: ['#e8590c', 'Selected tabs', 'Also the entry of this screen in the bar at the bottom'],
  top: ['#ffffff', 'Background of headers', "Also the phone's status bar"],
  gold: ['#c98a1b', 'Tiers and rewards', 'Accents on cards and badges of both'],
  headerBottomBorder: ['#eae4db', 'Line under headers', 'Between a header and its screen'],
  dashBoardTier: ['#8a5a12', 'Badge of the tier', 'On the dashboard'],
  green: ['#2b7a3d', 'Success messages', 'Their texts and icons'],
  lightgreen: ['#e6f4e8', 'Background of success messages', 'Behind their texts and icons'],
  maroonRed: ['#8f1d2c', 'Words such as "rejected" and "expired"', 'Strong warnings'],
  skyBlue: ['#1971c2', 'Information and work in progress', 'Texts and icons that tell of it'],
  disabledField: ['#ece8e2', 'Background of fields that cannot be changed', 'In forms'],
  faq_qna_background: ['#fbf8f4', 'Background of questions and answers', 'On the FAQ screen'],
  lightPrimaryColor: ['#fff0e4', 'Tint of the brand colour', 'Behind the selected entry of a list'],
  lightPrimaryColor2: ['#fff8f1', 'Quieter tint of the brand colour', 'Behind large areas'],
  red: ['#d6336c', 'Counts on icons', 'Also small badges'],
} as const satisfies Record<string, Row>;

export type PaletteKey = keyof typeof rows;

/** Colours as `#rrggbb`. */
export type Palette = Record<PaletteKey, string>;

export const paletteKeys = ofEach(([, title, description]) => ({ title, description }));

export const defaultPalette: Palette = ofEach(([standard]) => standard);

function ofEach<Made>(make: (row: Row) => Made): Record<PaletteKey, Made> {
  const made = Object.entries(rows).map(([key, row]) => [key, make(row)]);
  return Object.fromEntries(made) as Record<PaletteKey, Made>; // fromEntries forgets the keys
}
