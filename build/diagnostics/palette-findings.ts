import type { PaletteKey } from '@/brand/palette';
import { type ChosenColors, paletteOf } from '@/brand/palette-of';
import { readable } from '@/brand/readable';
import { contrast } from '@/lib/color';
import { type Finding, warningAt } from './finding';
import type { JsonDocument } from './json-document';

/** Which colour must be readable on which: by WCAG 2.2 AA, 4.5:1 for text and 3:1 for icons of the navigation. */
export const contrastPairs: readonly { text: PaletteKey; on: PaletteKey; ratio: number }[] = [
  { text: 'color', on: 'whiteColor', ratio: 4.5 },
  { text: 'color', on: 'globalBackground', ratio: 4.5 },
  { text: 'grey', on: 'whiteColor', ratio: 4.5 },
  { text: 'grey', on: 'globalBackground', ratio: 4.5 },
  { text: 'headerTextColor', on: 'top', ratio: 4.5 },
  { text: 'errorRed', on: 'whiteColor', ratio: 4.5 },
  { text: 'green', on: 'whiteColor', ratio: 4.5 },
  { text: 'maroonRed', on: 'whiteColor', ratio: 4.5 },
  { text: 'selectedTab', on: 'whiteColor', ratio: 3 },
];

/** Warns of every pair of the palette, defaults included, that is hard to read. */
export function paletteFindings(chosen: ChosenColors, document: JsonDocument): Finding[] {
  const palette = paletteOf(chosen);
  return contrastPairs.flatMap(({ text, on, ratio }) => {
    const found = contrast(palette[text], palette[on]);
    if (found >= ratio) return [];
    const culprit = chosen.palette[text] ? text : on;
    const { position } = document.locate(['theme', 'palette', culprit]);
    // cut, not rounded: 4.497 must not read as "4.5:1, needs 4.5:1"
    const shown = Math.floor(found * 10) / 10;
    const message = `${text} ${palette[text]} is hard to read on ${on} ${palette[on]}: contrast ${shown}:1, needs ${ratio}:1.`;
    const passing = readable(palette[text], [palette[on]], ratio);
    return [warningAt(position, message, `change ${text} to ${passing}, the nearest shade that passes`)];
  });
}
