import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import { getCart } from '@/contract/cart';
import { getLoyaltyProgramTierDetails } from '@/contract/membership';
import { getMerchantDetails } from '@/contract/merchant';
import { getProductDetails } from '@/contract/products';
import { renderApp } from '../../tests/setup/app-router';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';

async function standOnMore(answers: Parameters<typeof stubBackend>[0] = {}) {
  logInAsCustomer();
  const backend = stubBackend(answers);
  const { router } = renderApp('/more');
  await screen.findByRole('heading', { level: 1 });
  return { backend, router };
}

it('a finger on a link to a screen loads its data', async () => {
  const { backend, router } = await standOnMore();
  await router.preloadRoute({ to: '/membership' });
  await until(() => expect(backend.requestsTo(getLoyaltyProgramTierDetails)).toHaveLength(1));
});

it('a finger on a card of a list loads no data', async () => {
  const { backend, router } = await standOnMore();
  await router.preloadRoute({ to: '/product/$id', params: { id: '5' } });
  expect(backend.requestsTo(getProductDetails)).toEqual([]);
  await router.navigate({ to: '/product/$id', params: { id: '5' } });
  await until(() => expect(backend.requestsTo(getProductDetails)).toHaveLength(1));
});

it('the cart is loaded once for each visit, and not for a finger on its link', async () => {
  const { backend, router } = await standOnMore({
    '/getCart': { statusCode: 100, response: { cart_details: [] } },
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: {} } } } },
  });
  const merchantCalls = backend.requestsTo(getMerchantDetails).length;
  await router.preloadRoute({ to: '/myCart' });
  expect(backend.requestsTo(getCart)).toEqual([]);
  await router.navigate({ to: '/myCart' });
  await screen.findByText(textsOf(cartTexts).emptyTitle);
  expect(backend.requestsTo(getCart)).toHaveLength(1);
  expect(backend.requestsTo(getMerchantDetails)).toHaveLength(merchantCalls + 1);
});
