import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentBrand } from '@/brand/current-brand';
import '@/ui/base.css';
import { MantineStatic } from './mantine-static';

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineStatic palette={currentBrand().palette}>{children}</MantineStatic>
    </QueryClientProvider>
  );
}
