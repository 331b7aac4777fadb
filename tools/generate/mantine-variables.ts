import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { defaultPalette, type Palette } from '@/brand/palette';
import { mantineTheme } from '@/brand/theme';
import { variablesOfBrand } from '../../build/brand/theme-css';

/**
 * Mantine's variables that no rule of the app and no other variable names: more than half of all.
 * `tests/malls/theme-variables.test.ts` finds one that is named after all.
 */
const unused = [
  /^--mantine-color-(blue|cyan|dark|grape|green|indigo|lime|orange|pink|violet|yellow)-/,
  /^--mantine-color-(red-(?!6$)|teal-(?!8$))/, // these two are the colours of errors and successes
  /^--mantine-color-gray-(8|\D)/,
  /^--mantine-color-brand-(\d$|text|light-color|outline)/,
  /^--mantine-color-(scheme|anchor)$/,
  /^--mantine-primary-color-(\d|light-color)$/,
  /^--mantine-shadow-(xs|md|lg)$/,
  /^--mantine-(breakpoint|h\d|heading|moz|webkit|z-index)-/,
  /^--mantine-(line-height-|font-size-xxl$|font-weight-bold$|spacing-(lg|xl)$)/,
];

/**
 * `build/brand/mantine-variables.json`: those of Mantine's variables that every mall has alike. Loading Mantine takes a
 * second, which is longer than branding a dozen malls.
 */
export function mantineVariablesJson(): string {
  const own = variablesOfBrand(defaultPalette);
  const all = Object.entries(mantineVariables(defaultPalette));
  const alike = all.filter(([name]) => !(name in own) && !unused.some((some) => some.test(name)));
  return `${JSON.stringify(Object.fromEntries(alike), null, 2)}\n`;
}

/** All of Mantine's variables for a palette, as Mantine computes them. */
export function mantineVariables(palette: Palette): Record<string, string> {
  const { variables, light } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, mantineTheme(palette)),
  );
  return { ...variables, ...light };
}
