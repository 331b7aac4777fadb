import { expect, test } from 'vitest';
import { contrast, mix } from '@/lib/color';
import { hexesIn } from '../../tests/setup/style-sheet';
import { brandVariables } from './brand-variables';
import { type Gradient, type PatternName, patternNames } from './decoration';
import { oklchOf } from './oklch';
import { defaultPalette, type Palette } from './palette';

const withPrimary = (primaryOrange: string): Palette => ({ ...defaultPalette, primaryOrange });

test('what waits is orange in every mall, whatever the mall’s own colour is', () => {
  const hues = ['#c8142b', '#d81e6b', '#1264c4', '#f28c0f', '#2b7a3d'].map((primary) =>
    oklchOf(value(brandVariables(withPrimary(primary)), 'pending')),
  );
  for (const { hue, chroma } of hues) {
    expect(hue).toBeGreaterThan(40);
    expect(hue).toBeLessThan(80);
    expect(chroma).toBeGreaterThan(0.1);
  }
});

test('a readable colour of the palette stays as the merchant wrote it', () => {
  const variables = brandVariables({ ...defaultPalette, primaryOrange: '#9c36b5', color: '#212529' });
  expect(value(variables, 'primary')).toBe('#9c36b5');
  expect(value(variables, 'text')).toBe('#212529');
  expect(value(variables, 'surface')).toBe('#ffffff');
});

test('a hero with light text ends in a deeper shade of the brand’s colour, not in black', () => {
  for (const primary of ['#c8142b', '#d81e6b', '#1264c4', '#2b7a3d', '#9c36b5']) {
    const variables = brandVariables(withPrimary(primary));
    expect(value(variables, 'on-hero')).toBe('#ffffff');
    const stops = stopsOf(variables);
    const [, middle, end] = stops.map((stop) => oklchOf(stop));
    if (!middle || !end) throw new Error('no hero');
    expect(end.lightness).toBeLessThan(middle.lightness);
    expect(end.lightness).toBeGreaterThan(middle.lightness - 0.2);
    expect(end.chroma).toBeGreaterThan(0.05);
  }
});

test('a mall that chooses nothing has no hue on its balance card that its palette lacks', () => {
  const hueOf = (hex: string) => oklchOf(hex).hue;
  for (const primary of ['#a8e6cf', '#c8142b', '#1264c4', '#f28c0f', '#2b7a3d', '#9c36b5']) {
    for (const stop of stopsOf(brandVariables(withPrimary(primary)))) {
      const turn = ((hueOf(stop) - hueOf(primary) + 540) % 360) - 180;
      expect([primary, stop, Math.abs(turn) < 6]).toEqual([primary, stop, true]);
    }
  }
});

test('a slightly other brand colour keeps the pattern', () => {
  const shapeOf = (primary: string) =>
    value(brandVariables(withPrimary(primary)), 'outer-pattern').split('(')[0];
  expect(shapeOf('#a8e6d2')).toBe(shapeOf('#a8e6cf'));
  expect(shapeOf('#787878')).toBe(shapeOf('#777777'));
  expect(shapeOf('#1264c4')).not.toBe(shapeOf('#c8142b'));
});

const blue = withPrimary('#1264c4');

test('a mall chooses its pattern and the angle of its gradients', () => {
  const look = (pattern: PatternName) => brandVariables(blue, { decoration: { pattern, angle: 20 } });
  const drawn = patternNames.map((pattern) => value(look(pattern), 'hero-pattern'));
  expect(new Set(drawn).size).toBe(9);
  expect(drawn.at(-1)).toBe('none');
  for (const name of ['hero', 'header-image', 'art-backdrop']) {
    expect(value(look('dots'), name)).toContain('linear-gradient(20deg, ');
  }
});

test('the balance card goes from the first colour to the last, over the brand colour where that lies on the way', () => {
  const stops = (gradient: Gradient) => stopsOf(brandVariables(blue, { gradient }));
  expect(stops({ from: '#2e5ecb', to: '#004665' })).toEqual(['#2e5ecb', '#1264c4', '#004665']);
  expect(stops({ from: '#7a1fa2', to: '#a61e4d' })).toEqual([
    '#7a1fa2',
    mix('#7a1fa2', '#a61e4d', 0.45),
    '#a61e4d',
  ]);
  expect(stops({ to: '#0b3d77' })).toEqual(['#1264c4', mix('#1264c4', '#0b3d77', 0.45), '#0b3d77']);
});

test('light colours of a mall’s own get dark texts, and one that fits no ink gets deeper', () => {
  const light = brandVariables(blue, { gradient: { from: '#d0ebff', to: '#a5d8ff' } });
  expect([value(light, 'on-hero'), ...stopsOf(light)].slice(0, 2)).toEqual(['#1a1613', '#d0ebff']);
  const mixed = brandVariables(blue, { gradient: { from: '#0b3d77', to: '#a5d8ff' } });
  expect(value(mixed, 'on-hero')).toBe('#ffffff');
  const [from, , to = ''] = stopsOf(mixed);
  expect(from).toBe('#0b3d77');
  expect(contrast('#ffffff', to)).toBeGreaterThan(4.5);
});

test('a mall without gradients is flat on the balance card, in headers and behind drawings', () => {
  const flat = brandVariables(blue, { gradient: 'none', decoration: { pattern: 'none' } });
  expect(value(flat, 'hero')).toBe('linear-gradient(#1264c4, #1264c4)');
  expect(value(flat, 'header-image')).toBe('none, linear-gradient(#ffffff, #ffffff)');
  expect(value(flat, 'art-backdrop')).toBe('none, linear-gradient(#fff8f1, #fff8f1)');
});

/** The colours of the balance card. */
function stopsOf(variables: Record<string, string>): string[] {
  return hexesIn(value(variables, 'hero'));
}

function value(variables: Record<string, string>, name: string): string {
  const found = variables[`--brand-${name}`];
  if (found === undefined) throw new Error(`no variable --brand-${name}`);
  return found;
}
