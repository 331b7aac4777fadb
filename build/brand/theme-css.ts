import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { brandVariables } from '@/brand/brand-variables';
import type { Palette } from '@/brand/palette';
import { mantineTheme } from '@/brand/theme';

/** Mantine's own colours that no brand shows. They are a third of all variables. */
const unusedHues = /^--mantine-color-(cyan|dark|grape|indigo|lime|orange|pink|violet|yellow)-/;

/**
 * The custom properties of a merchant's site: Mantine's for its theme (light scheme only), and the brand's own. They
 * are inline in the page. So the first paint has its colours, and Mantine injects no style element. `families` are the fonts
 * to use before those of the device.
 */
export function themeCss(palette: Palette, families?: string): string {
  const { variables, light } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, mantineTheme(palette)),
  );
  const all: Record<string, string> = { ...variables, ...light, ...brandVariables(palette) };
  for (const name of families ? ['--mantine-font-family', '--mantine-font-family-headings'] : []) {
    all[name] = `${families}, ${all[name]}`;
  }
  const used = Object.fromEntries(Object.entries(all).filter(([name]) => !unusedHues.test(name)));
  return convertCssVariables({ variables: used, light: {}, dark: {} }, ':root')
    .replaceAll(/(--[\w-]+): /g, '$1:')
    .trim();
}
