import { type Palette, paletteKeys } from '@/brand/palette';
import { hexOf } from '@/lib/color';

/** Repeatable random colours (a linear congruential generator): any palette that a merchant could write. */
export function arbitraryPalette(seed: number): Palette {
  let state = seed;
  const channel = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  const colors = Object.keys(paletteKeys).map((key) => [key, hexOf([channel(), channel(), channel()])]);
  return Object.fromEntries(colors) as Palette; // every key
}
