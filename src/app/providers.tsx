import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { mantineTheme } from '@/brand/theme';
import '@/ui/base.css';

const theme = mantineTheme(currentBrand().palette);

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** The theme's CSS variables stand in the page already, written by the builder; Mantine adds none at run time. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
        deduplicateCssVariables={false}
      >
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
