import { MantineContext, MantineThemeContext } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { appTheme } from '@/brand/theme';
import '@/ui/base.css';

const theme = appTheme(currentBrand().palette);

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

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineContext value={mantine}>
        <MantineThemeContext value={theme}>{children}</MantineThemeContext>
      </MantineContext>
    </QueryClientProvider>
  );
}
