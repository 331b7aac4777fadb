import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newQueryClient } from '../../tests/setup/query-client';
import { renderUi } from '../../tests/setup/render';
import { until } from '../../tests/setup/until';
import { HtmlPage } from './html-page';

function show(known?: string) {
  const queryClient = newQueryClient();
  const queryKey = ['page'];
  if (known !== undefined) queryClient.setQueryData(queryKey, known);
  function Page() {
    const query = useQuery({ queryKey, queryFn: () => Promise.reject<string>(new Error('no network')) });
    return <HtmlPage what="aboutUs" title="Terms Of Use" query={query} onBack={() => {}} />;
  }
  renderUi(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  return until(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
}

it('keeps the page when it cannot be loaded again', async () => {
  await show('<p>Be kind.</p>');
  expect(await screen.findByText('Be kind.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('offers Retry when there is no page', async () => {
  await show();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
