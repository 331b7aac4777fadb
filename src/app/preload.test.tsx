import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getLoyaltyProgramTierDetails } from '@/contract/membership';
import { getProductDetails } from '@/contract/products';
import { renderApp } from '../../tests/setup/app-router';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';

async function standOnMore() {
  logInAsCustomer();
  const backend = stubBackend({});
  const { router } = renderApp('/more');
  await screen.findByRole('heading', { level: 1 });
  return { backend, router };
}

it('a finger on a link to a screen brings its data', async () => {
  const { backend, router } = await standOnMore();
  await router.preloadRoute({ to: '/membership' });
  await until(() => expect(backend.requestsTo(getLoyaltyProgramTierDetails)).toHaveLength(1));
});

it('a finger on a card of a list asks for nothing', async () => {
  const { backend, router } = await standOnMore();
  await router.preloadRoute({ to: '/product/$id', params: { id: '5' } });
  expect(backend.requestsTo(getProductDetails)).toEqual([]);
  await router.navigate({ to: '/product/$id', params: { id: '5' } });
  await until(() => expect(backend.requestsTo(getProductDetails)).toHaveLength(1));
});
