import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { brandVariables } from './brand-variables';
import { defaultPalette } from './palette';
import { appTheme, mantineTheme } from './theme';

const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme({ ...defaultPalette, primaryOrange: '#D81E6B' }));

test('filled parts wear the primary colour itself', () => {
  const { variables, light } = defaultCssVariablesResolver(theme);
  expect(light['--mantine-color-brand-filled']).toBe('var(--mantine-color-brand-6)');
  expect(variables['--mantine-color-brand-6']).toBe('#d81e6b');
});

test('components read the same primary colour and settings as the CSS variables are written from', () => {
  const palette = { ...defaultPalette, primaryOrange: '#D81E6B' };
  const { colors, components: _, ...settings } = appTheme(palette);
  expect(colors?.brand?.[6]).toBe(theme.colors.brand?.[6]);
  expect(mergeMantineTheme(theme, settings)).toEqual(theme);
});

test('every brand variable that the theme points at exists', () => {
  const known = brandVariables(defaultPalette);
  const named = JSON.stringify(defaultCssVariablesResolver(theme)).match(/--brand-[a-z-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in known))).toEqual([]);
});
