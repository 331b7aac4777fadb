import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core';
import { expect, test } from 'vitest';
import { brandVariables } from './brand-variables';
import { defaultPalette } from './palette';
import { appTheme, mantineTheme } from './theme';

const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme({ ...defaultPalette, primaryOrange: '#D81E6B' }));

test('filled parts have the primary colour itself', () => {
  const { variables, light } = defaultCssVariablesResolver(theme);
  expect(light['--mantine-color-brand-filled']).toBe('var(--mantine-color-brand-6)');
  expect(variables['--mantine-color-brand-6']).toBe('#d81e6b');
});

test('the app mounts the same theme that the CSS variables are written from', () => {
  const palette = { ...defaultPalette, primaryOrange: '#D81E6B' };
  // Components take these from the CSS variables, and we do not use Mantine's other colours.
  const ofVariables = ({ colors, variantColorResolver: _, components, headings, ...rest }: MantineTheme) => ({
    ...rest,
    fontFamily: 'of the variables',
    headings: { ...headings, fontFamily: 'of the variables' },
    primary: colors.brand?.[6],
    components: Object.keys(components),
  });
  expect(ofVariables(appTheme(palette))).toEqual(ofVariables(theme));
});

test('the sizes of headings are those of Mantine', () => {
  expect(appTheme(defaultPalette).headings.sizes).toEqual(DEFAULT_THEME.headings.sizes);
});

test('every brand variable in the theme exists', () => {
  const known = brandVariables(defaultPalette);
  const named = JSON.stringify(defaultCssVariablesResolver(theme)).match(/--brand-[a-z-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in known))).toEqual([]);
});
