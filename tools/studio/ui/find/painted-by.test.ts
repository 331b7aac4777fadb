import { expect, it } from 'vitest';
import { brandVariables } from '@/brand/brand-variables';
import { defaultPalette, type PaletteKey } from '@/brand/palette';
import { mix } from '@/lib/color';
import { fieldsPainting, paintVariables } from './painted-by';

const colours = Object.entries(brandVariables(defaultPalette)).filter(([name]) => !/shadow/.test(name));
/** The same in every mall. */
const fixed = ['--brand-pending', '--brand-pending-tint', '--brand-on-status-fill', '--brand-focus-light'];

it('every colour of the app has the field that makes it', () => {
  expect(new Set([...paintVariables, ...fixed])).toEqual(new Set(colours.map(([name]) => name)));
});

it.each(Object.keys(defaultPalette) as PaletteKey[])('%s changes what it is said to make', (key) => {
  const isMade = (name: string) => fieldsPainting(name, false).some((path) => path.at(-1) === key);
  const first = paintVariables.find(isMade) ?? '';
  const changed = mix(defaultPalette[key], '#808080', 0.1);
  const after = brandVariables({ ...defaultPalette, [key]: changed });
  expect(after[first]).not.toBe(brandVariables(defaultPalette)[first]);
});

it('the balance card leads to the gradient of a mall that has one, else to its brand colour', () => {
  const [gradient, brand] = [
    ['theme', 'gradient'],
    ['theme', 'palette', 'primaryOrange'],
  ];
  expect(fieldsPainting('--brand-hero', true)).toEqual([gradient, brand]);
  expect(fieldsPainting('--brand-hero', false)).toEqual([brand, gradient]);
});
