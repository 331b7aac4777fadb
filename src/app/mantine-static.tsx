import { MantineContext, MantineThemeContext } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Palette } from '@/brand/palette';
import { appTheme } from '@/brand/theme';

/**
 * Mantine's own providers contain code that makes CSS variables, colour schemes and variants at run time: 5 kB of the
 * first load. The builder has already written all of these into the page.
 */
const mantine: ComponentProps<typeof MantineContext>['value'] = {
  colorScheme: 'light',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

/** What Mantine's components need around them. */
export function MantineStatic({ palette, children }: { palette: Palette; children: ReactNode }) {
  const [theme] = useState(() => appTheme(palette));
  return (
    <MantineContext value={mantine}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  );
}
