import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { appTheme } from '@/brand/theme';
import '@/ui/base.css';

const theme = appTheme(currentBrand().palette);

/**
 * Mantine's own provider brings what makes CSS variables and colour schemes at run time, 3 kB of the first load. The page
 * has both already, written by the builder.
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
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </MantineContext>
    </QueryClientProvider>
  );
}
