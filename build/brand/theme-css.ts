import { createRequire } from 'node:module';
import type { Palette } from '@/brand/palette';
import { mantineTheme } from '@/brand/theme';
import { paintedColors } from './painted-colors';

/** As CommonJS: Mantine is 700 modules, and `tsx` takes three times as long to load them as ES modules. */
const { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } = createRequire(import.meta.url)(
  '@mantine/core',
) as typeof import('@mantine/core');

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
