import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Does not retry. */
export const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Renders a hook with its own query client. */
export function renderQueryHook<T>(hook: () => T) {
  const queryClient = newQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { queryClient, ...renderHook(hook, { wrapper }) };
}
