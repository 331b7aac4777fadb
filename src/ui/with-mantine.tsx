import { MantineContext, MantineThemeContext } from '@mantine/core';
import { type ComponentProps, type ComponentType, useContext } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { appTheme } from '@/brand/theme';

/**
 * Mantine's own providers contain code that makes CSS variables, colour schemes and variants at run time. The builder
 * has already written all of these into the page.
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

let theme: ReturnType<typeof appTheme> | undefined;

/**
 * A building block made of Mantine's components, with the theme and settings that they ask for. They stand around each
 * such block and not around the app, so a screen without one loads nothing of Mantine. Inside another one it uses that
 * one's.
 */
export function withMantine<Props extends object>(Block: ComponentType<Props>) {
  return function WithMantine(props: Props) {
    const block = <Block {...props} />;
    if (useContext(MantineContext)) return block;
    theme ??= appTheme(currentBrand().palette);
    return (
      <MantineContext value={mantine}>
        <MantineThemeContext value={theme}>{block}</MantineThemeContext>
      </MantineContext>
    );
  };
}
