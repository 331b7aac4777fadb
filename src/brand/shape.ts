/** How the surfaces of a mall are cut (docs/brand.md#shape), with what onboarding staff read about each choice. */

export const cornerWords = {
  square: { title: 'Square', description: 'Sharp corners on cards, fields and sheets' },
  soft: { title: 'Soft', description: 'Corners of 12 to 28 px; the default' },
  round: { title: 'Round', description: 'Large corners on cards, fields and sheets' },
};

export const buttonWords = {
  pill: { title: 'Pill', description: 'The ends are half circles' },
  rounded: { title: 'Rounded', description: 'Corners of 12 px' },
  square: { title: 'Square', description: 'Sharp corners' },
};

export const tileWords = {
  cards: { title: 'Cards', description: 'An icon above its name, on a card each; the default' },
  circles: { title: 'Circles', description: 'An icon in a filled circle, its name below' },
  list: { title: 'List', description: 'A row each: the icon, then its name' },
};

export type Corners = keyof typeof cornerWords;
export type Buttons = keyof typeof buttonWords;
export type Tiles = keyof typeof tileWords;

/** What a config says about it. */
export interface Shape {
  corners?: Corners | undefined;
  /** Without it, buttons have the corners of fields. */
  buttons?: Buttons | undefined;
  tiles?: Tiles | undefined;
}
