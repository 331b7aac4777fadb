import { hexOfOklch, oklchOf } from './oklch';
import { defaultPalette, type Palette, type PaletteKey } from './palette';
import { fillFor } from './readable';

/** The colours of a config: single ones, and the accent that others are made from. */
export interface ChosenColors {
  palette: Partial<Record<PaletteKey, string | undefined>>;
  /** `#rrggbb` */
  accent?: string | undefined;
}

/** The keys of the palette that come from the accent where a config does not give them (docs/brand.md#the-colours). */
export const accentKeys = ['gold', 'dashBoardTier', 'red'] as const satisfies readonly PaletteKey[];

/** The whole palette: a given colour first, then what the accent makes of it, then the default. */
export function paletteOf({ palette, accent }: ChosenColors): Palette {
  const given = Object.fromEntries(Object.entries(palette).filter(([, color]) => color !== undefined));
  return { ...defaultPalette, ...(accent === undefined ? {} : accentColors(accent)), ...given };
}

/** Tier accents and counts in the accent itself, and a deep shade of it for the tier badge, which has light text. */
function accentColors(accent: string): Pick<Palette, (typeof accentKeys)[number]> {
  const { lightness, chroma, hue } = oklchOf(accent);
  const deep = hexOfOklch({ lightness: Math.min(lightness, 0.42), chroma: Math.min(chroma, 0.12), hue });
  return { gold: accent, dashBoardTier: fillFor('#ffffff', deep), red: accent };
}
