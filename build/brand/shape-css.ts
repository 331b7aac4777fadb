import type { Buttons, Corners, Shape, Tiles } from '@/brand/shape';

type Variables = Readonly<Record<string, string>>;

/** From small parts to whole sheets. Mantine's building blocks take the first ones. */
const radii: Record<Corners, Variables> = {
  square: corners(0, 0, 0, 0, 0, 0, 0),
  soft: corners(4, 8, 12, 16, 20, 24, 28),
  round: corners(6, 12, 18, 26, 28, 32, 40),
};

function corners(xs: number, sm: number, md: number, lg: number, hero: number, xl: number, sheet: number) {
  return {
    ...px({ '--mantine-radius-default': md, '--mantine-radius-xs': xs, '--mantine-radius-sm': sm }),
    ...px({ '--mantine-radius-md': md, '--mantine-radius-lg': lg, '--mantine-radius-xl': xl }),
    ...px({ '--brand-corner-hero': hero, '--brand-corner-sheet': sheet, '--brand-corner-button': md }),
  };
}

/** A button of one line is 48 px high, and of two lines at most 56 px. A higher one does not cut its words. */
const buttons: Record<Buttons, number> = { pill: 28, rounded: 12, square: 0 };

/** The names stand in `src/ui/lists/tile.module.css`, with what cards have. */
const tiles: Record<Tiles, Variables> = {
  cards: {},
  circles: {
    '--brand-tile': 'transparent',
    '--brand-tile-edge': 'transparent',
    '--brand-tile-icon': '60px',
    '--brand-tile-icon-corner': '50%',
    '--brand-tile-icon-ink': 'var(--brand-on-primary)',
    '--brand-tile-icon-fill': 'var(--brand-primary)',
    '--brand-tile-corner': '-4px', // a button stands on the edge of the circle
  },
  list: {
    '--brand-tiles': '1fr',
    '--brand-tile-flow': 'row',
    '--brand-tile-room': '64px',
    '--brand-tile-gap': '14px',
    '--brand-tile-padding': '8px 14px',
    '--brand-tile-align': 'start',
    '--brand-tile-corner': '10px', // so a button of 44 px stands in the middle of a row
    '--brand-tile-end': '58px',
    '--brand-tile-text': 'var(--mantine-font-size-md)',
  },
};

/** The custom properties of a mall's shape (docs/brand.md#shape). A mall that chooses nothing has the soft one. */
export function shapeVariables(shape: Shape = {}): Record<string, string> {
  return {
    ...radii[shape.corners ?? 'soft'],
    ...(shape.buttons && px({ '--brand-corner-button': buttons[shape.buttons] })),
    ...tiles[shape.tiles ?? 'cards'],
  };
}

function px(lengths: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));
}
