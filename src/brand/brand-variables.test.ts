import { expect, test } from 'vitest';
import { contrast, mix } from '@/lib/color';
import { arbitraryPalette } from '../../tests/setup/arbitrary-palette';
import { brandVariables } from './brand-variables';
import { type Gradient, type PatternName, patternNames } from './decoration';
import { oklchOf } from './oklch';
import { defaultPalette, type Palette, type PaletteKey, paletteKeys } from './palette';

const keys = Object.keys(paletteKeys) as PaletteKey[];

const uniform = (hex: string) => Object.fromEntries(keys.map((key) => [key, hex])) as Palette; // every key
const withPrimary = (primaryOrange: string): Palette => ({ ...defaultPalette, primaryOrange });

const palettes: [string, Palette][] = [
  ['the default', defaultPalette],
  ['all white', uniform('#ffffff')],
  ['all black', uniform('#000000')],
  ['all mid grey', uniform('#777777')],
  ['all yellow', uniform('#ffff00')],
  [
    'a dark theme',
    { ...defaultPalette, whiteColor: '#16181d', globalBackground: '#0c0d10', color: '#f5f5f5' },
  ],
  ...['#ffff00', '#00ffff', '#ff00ff', '#fffffe', '#010101', '#767676', '#d6006c', '#0b5fff', '#e03131'].map(
    (primary): [string, Palette] => [`the default with ${primary}`, withPrimary(primary)],
  ),
  ...Array.from({ length: 300 }, (_, seed): [string, Palette] => [`palette ${seed}`, arbitraryPalette(seed)]),
];

const textPairs: [text: string, ...fills: string[]][] = [
  [
    'text',
    'surface',
    'background',
    'sunken',
    'placeholder',
    'qna',
    'disabled',
    'tint',
    'tint-quiet',
    'outer',
  ],
  ['text', 'success-tint', 'error-tint', 'danger-tint', 'info-tint', 'pending-tint'],
  ['text-quiet', 'surface', 'background', 'sunken', 'tint', 'tint-quiet', 'qna'],
  ['primary-text', 'surface', 'background', 'tint', 'tint-quiet'],
  ['selected', 'surface', 'background', 'tint'],
  ['on-primary', 'primary', 'primary-hover'],
  ['on-tier', 'tier'],
  ['on-count', 'count'],
  ['on-disabled', 'disabled'],
  ['on-header', 'header'],
  ['on-hero', 'hero-solid'],
  ...['success', 'error', 'danger', 'info', 'pending'].map((status): [string, ...string[]] => [
    status,
    ...['surface', 'background', `${status}-tint`],
  ]),
  ['on-status-fill', 'success-fill', 'error-fill'],
];

test('every text has a contrast of 4.5:1 with its background, in every palette', () => {
  expect(
    tooFaint(4.5, (variables) => [
      ...textPairs.flatMap(([text, ...fills]) =>
        fills.map((fill) => [`${text} on ${fill}`, value(variables, text), value(variables, fill)] as const),
      ),
      ...coloursIn(value(variables, 'header-image')).map(
        (colour) => [`header ${colour}`, value(variables, 'on-header'), colour] as const,
      ),
    ]),
  ).toEqual([]);
});

test('the hero’s text is readable on each of its colours and its pattern, in every palette', () => {
  expect(
    tooFaint(4.5, (variables) => {
      const ink = value(variables, 'on-hero');
      const stops = stopsOf(variables);
      expect(stops).toHaveLength(3);
      return stops.flatMap((stop) => [
        [`hero stop ${stop}`, ink, stop] as const,
        [`hero pattern on ${stop}`, ink, mix(stop, ink, 0.09)] as const,
      ]);
    }),
  ).toEqual([]);
});

test('field borders reach 3:1 on cards, in every palette', () => {
  expect(
    tooFaint(3, (variables) => [
      ['border-strong', value(variables, 'border-strong'), value(variables, 'surface')] as const,
    ]),
  ).toEqual([]);
});

test('the two tones of the focus ring are 9:1 apart, so that one reaches 3:1 on every ground', () => {
  const tones = ['focus', 'focus-light'] as const;
  expect(
    tooFaint(9, (variables) => {
      const [dark, light] = tones.map((tone) => value(variables, tone));
      return [['focus', dark ?? '', light ?? ''] as const];
    }),
  ).toEqual([]);
  for (const [, palette] of palettes) {
    const variables = brandVariables(palette);
    for (const ground of [...Object.values(palette), '#757575', '#808080'])
      expect(Math.max(...tones.map((tone) => contrast(value(variables, tone), ground)))).toBeGreaterThan(3);
  }
});

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
  return coloursIn(value(variables, 'hero'));
}

/** The opaque colours of a picture, `#rrggbb`. */
function coloursIn(picture: string): string[] {
  const hex = (channel: string) => Number(channel).toString(16).padStart(2, '0');
  const plain = picture.replace(
    /rgb\((\d+) (\d+) (\d+) \/ 1\)/g,
    (_, ...rgb: string[]) => `#${rgb.slice(0, 3).map(hex).join('')}`,
  );
  return plain.match(/#[0-9a-f]{6}/gi) ?? [];
}

type Pair = readonly [what: string, ink: string, fill: string];

/** The pairs and palettes that miss `ratio`. */
function tooFaint(ratio: number, pairsOf: (variables: Record<string, string>) => Pair[]): string[] {
  return palettes.flatMap(([name, palette]) =>
    pairsOf(brandVariables(palette)).flatMap(([what, ink, fill]) => {
      const reached = contrast(ink, fill);
      return reached < ratio ? [`${name}: ${what} ${reached.toFixed(2)}`] : [];
    }),
  );
}

function value(variables: Record<string, string>, name: string): string {
  const found = variables[`--brand-${name}`];
  if (found === undefined) throw new Error(`no variable --brand-${name}`);
  return found;
}
