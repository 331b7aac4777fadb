import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Palette } from '@/brand/palette';
import { mantineTheme } from '@/brand/theme';
import { paintedColors } from './painted-colors';

type Mantine = typeof import('@mantine/core');

/**
 * The three modules of Mantine that compute a theme's variables. Its entry would load 700 more, which takes longer than
 * branding a dozen malls.
 */
const require = createRequire(import.meta.url);
const themes = join(dirname(require.resolve('@mantine/core')), 'core/MantineProvider');
const { DEFAULT_THEME }: Mantine = require(join(themes, 'default-theme.cjs'));
const { mergeMantineTheme }: Mantine = require(join(themes, 'merge-mantine-theme/merge-mantine-theme.cjs'));
const { defaultCssVariablesResolver }: Mantine = require(
  join(themes, 'MantineCssVariables/default-css-variables-resolver.cjs'),
);

/**
 * Mantine's variables that no rule of the app and no other variable names: more than half of all.
 * `tests/build/theme-variables.test.ts` finds one that is named after all.
 */
const unused = [
  /^--mantine-color-(blue|cyan|dark|grape|green|indigo|lime|orange|pink|violet|yellow)-/,
  /^--mantine-color-(red-(?!6$)|teal-(?!8$))/, // these two are the colours of errors and successes
  /^--mantine-color-gray-\D/,
  /^--mantine-color-brand-(text|light-color|outline)/,
  /^--mantine-color-(scheme|anchor)$/,
  /^--mantine-primary-color-(\d|light-color)$/,
  /^--mantine-(breakpoint|h\d|heading|moz|webkit|z-index)-/,
];

/**
 * The custom properties of a merchant's site: Mantine's for its theme (light scheme only), and the brand's own. They
 * are inline in the page. So the first paint has its colours, and Mantine injects no style element. `families` are the fonts
 * to use before those of the device.
 */
export function themeCss(palette: Palette, families?: string): string {
  const groups = [...mantineGroups(palette), paintedColors(palette)];
  used ??= usedNames(groups);
  const lines = used.map(([name, group]) => {
    const fonts = families && fontNames.has(name) ? `${families}, ` : '';
    return `${name}:${fonts}${groups[group]?.[name]};`;
  });
  return `:root{${lines.join('')}}`;
}

const fontNames = new Set(['--mantine-font-family', '--mantine-font-family-headings']);

/** The variables of a page, each with its group. They are the same for every palette. */
let used: readonly [name: string, group: number][] | undefined;

function usedNames(groups: readonly Readonly<Record<string, string>>[]): [name: string, group: number][] {
  const names = new Map(groups.flatMap((group, index) => Object.keys(group).map((name) => [name, index])));
  return [...names].filter(([name]) => !unused.some((some) => some.test(name)));
}

/** Mantine's variables for a palette, also those that the page does without. */
export function mantineVariables(palette: Palette): Record<string, string> {
  return Object.assign({}, ...mantineGroups(palette));
}

/** In groups, because to copy hundreds of names for each mall takes longer than to compute them. */
function mantineGroups(palette: Palette): Record<string, string>[] {
  const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme(palette));
  const { variables, light } = defaultCssVariablesResolver(theme);
  return [variables, light];
}
