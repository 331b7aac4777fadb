import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import { getCart } from '@/contract/cart';
import { getMerchantDetails } from '@/contract/merchant';
import { getProductDetails } from '@/contract/products';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

async function standOnMore(answers: Parameters<typeof stubBackend>[0] = {}) {
  logInAsCustomer();
  const backend = stubBackend(answers);
  const { router } = renderApp('/more');
  await screen.findByRole('heading', { level: 1 });
  return { backend, router };
}

it.each([
  ['/dashboard', ['/getMerchantDetails', '/getBanners', '/getProductList']],
  ['/redeem', ['/getProductList', '/getMerchantDetails']],
  ['/membership', ['/getLoyaltyProgramTierDetails']],
  ['/transactions', ['/getEarnRedeemPointDetailsMonthWise']],
  ['/transactions?tab=bills', ['/getSubmitBillDetailsMonthwise']],
  ['/transactions?tab=vouchers', ['/getVouchersMonthWise']],
  ['/transactions?filter=archived', ['/getCustomerArchiveData']],
  ['/my-profile', ['/checkCustomerData']],
  ['/edit-profile', ['/checkCustomerData']],
  ['/feedback', ['/checkCustomerData']],
  ['/notifications', ['/getCustomerNotifications']],
  ['/offers', ['/getMerchantOffers']],
  ['/refer-friend', ['/getMerchantDetails']],
  ['/contact-us', ['/getStoreLocations']],
  ['/store-locator', ['/getStoreLocations']],
  ['/about-us', ['/getStaticWebPage']],
  ['/how-it-works', ['/getStaticWebPage']],
  ['/faqs', ['/getFaqList']],
])('a finger on a link to %s loads its data', async (href, paths) => {
  // A refusal, because a call without an answer is sent again, perhaps in the next test.
  const refusals = Object.fromEntries(paths.map((path) => [path, { statusCode: 102 }]));
  const { backend, router } = await standOnMore(refusals);
  const before = backend.seen.length;
  await router.preloadRoute({ href, to: href } as never); // the types know no plain address
  await until(() => {
    const asked = backend.seen.slice(before).map(({ path }) => path);
    expect([...new Set(asked)]).toEqual(expect.arrayContaining(paths));
  });
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
