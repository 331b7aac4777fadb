import { type ColorRow, colorTable, type Site } from './color-table';
import { type ChosenLook, decorationOf } from './decoration';
import { heroOf } from './hero';
import type { Palette } from './palette';
import { fillUnder, readable } from './readable';

/**
 * The CSS custom properties of a merchant, as `--brand-<name>` and value; components see only these. Every pair of a
 * colour and the colour on it (`x` and `on-x`, text and fills) reaches WCAG AA for any palette. Where a colour of the
 * palette would not, the nearest readable one of its hue is used.
 */
export function brandVariables(palette: Palette, look: ChosenLook = {}): Record<string, string> {
  const chosen: Readonly<Record<string, string>> = palette;
  const decoration = decorationOf(palette, look);
  const made: Record<string, string> = {};
  const site: Site = { palette, decoration, hero: heroOf(palette, decoration), of };
  for (const [name, row] of Object.entries(colorTable)) made[name] = make(name, row);
  return Object.fromEntries(Object.entries(made).map(([name, value]) => [`--brand-${name}`, value]));

  /** A row further down the table is made with what there is now. */
  function of(name: string): string {
    const row = colorTable[name];
    if (!row) throw new Error(`There is no brand variable ${name}.`);
    return made[name] ?? make(name, row);
  }

  function make(name: string, { from, on, under, least }: ColorRow): string {
    let color = typeof from === 'function' ? from(site) : (chosen[from] ?? from);
    if (under) return fillUnder(of(under), color, of('surface'), least);
    for (let round = 0; on && round < mostRounds; round++) {
      made[name] = color; // its tint is made from it, so a darker ink gets a darker ground
      const better = readable(color, on.map(of), least);
      if (better.toLowerCase() === color.toLowerCase()) break;
      color = better;
    }
    return color;
  }
}

/** Twice as many as any colour needs. */
const mostRounds = 8;
