import { expect, test } from 'vitest';
import { contrast, mix } from '@/lib/color';
import { arbitraryPalette } from '../../tests/setup/arbitrary-palette';
import { brandVariables } from './brand-variables';
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
  ['gold-text', 'surface', 'background'],
  ['on-primary', 'primary', 'primary-hover'],
  ['on-tier', 'tier'],
  ['on-gold', 'gold'],
  ['on-count', 'count'],
  ['on-disabled', 'disabled'],
  ['on-header', 'header', 'header-wash', 'header-pattern'],
  ['on-hero', 'hero-solid'],
  ...['success', 'error', 'danger', 'info', 'pending'].flatMap((status): [string, ...string[]][] => [
    [status, 'surface', 'background', `${status}-tint`],
    ['on-status-fill', `${status}-fill`],
  ]),
];

test('every text has a contrast of 4.5:1 with its background, in every palette', () => {
  expect(
    tooFaint(4.5, (variables) =>
      textPairs.flatMap(([text, ...fills]) =>
        fills.map((fill) => [`${text} on ${fill}`, value(variables, text), value(variables, fill)] as const),
      ),
    ),
  ).toEqual([]);
});

test('the hero’s text is readable on each of its colours and its pattern, in every palette', () => {
  expect(
    tooFaint(4.5, (variables) => {
      const ink = value(variables, 'on-hero');
      const stops = value(variables, 'hero').match(/#[0-9a-f]{6}/gi) ?? [];
      expect(stops).toHaveLength(3);
      return stops.flatMap((stop) => [
        [`hero stop ${stop}`, ink, stop] as const,
        [`hero pattern on ${stop}`, ink, mix(stop, ink, 0.09)] as const,
      ]);
    }),
  ).toEqual([]);
});

test('field borders and the focus ring reach 3:1 on cards, in every palette', () => {
  expect(
    tooFaint(3, (variables) =>
      ['border-strong', 'focus'].map(
        (name) => [name, value(variables, name), value(variables, 'surface')] as const,
      ),
    ),
  ).toEqual([]);
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
    const stops = value(variables, 'hero').match(/#[0-9a-f]{6}/gi) ?? [];
    const [, middle, end] = stops.map((stop) => oklchOf(stop));
    if (!middle || !end) throw new Error('no hero');
    expect(end.lightness).toBeLessThan(middle.lightness);
    expect(end.lightness).toBeGreaterThan(middle.lightness - 0.2);
    expect(end.chroma).toBeGreaterThan(0.05);
  }
});

test('two palettes of one hue get different decorations', () => {
  const other = { ...defaultPalette, primaryOrange: '#d9480f', gold: '#b8860b' };
  expect(brandVariables(other)['--brand-hero-pattern']).not.toBe(
    brandVariables(defaultPalette)['--brand-hero-pattern'],
  );
});

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
