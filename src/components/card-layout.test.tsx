import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardLayouts } from '@/brand/card-look';
import { setCurrentBrand } from '@/brand/current-brand';
import { renderApp } from '../../tests/setup/app-router';
import { stubBackend } from '../../tests/setup/backend';
import { testBrand } from '../../tests/setup/brand';
import { logInAsCustomer } from '../../tests/setup/session';
import { composition, loadComposition } from './card-layout';

const good = (response: object) => ({ statusCode: 100, response });
const balanceOf = (merchant: object) => good({ merchant_list: { added: [{}, merchant] } });
const cardOf = (changes: object = {}) =>
  good({
    merchant_tiers: [],
    loyalty_program_name: 'Harbour Rewards',
    membership_id: '4218402050',
    name: 'Ishita Rao',
    ...changes,
  });
const answers = {
  '/appVersion': { statusCode: 100 },
  '/getBanners': { statusCode: 100 },
  '/getProductList': { statusCode: 100 },
  '/getPushNotificationCount': { statusCode: 100 },
  '/getMerchantDetails': balanceOf({
    current_points_balance: 200,
    x_points_equivalent_to: 1,
    x_currency: 0.5,
  }),
  '/getLoyaltyProgramTierDetails': cardOf(),
};

beforeEach(() => {
  logInAsCustomer();
  stubBackend(answers);
});
afterEach(() => setCurrentBrand(undefined));

const chosen = cardLayouts.map((layout) => ({ layout, finish: 'plain' as const }));

/** The classes of what is around a text, from the card inwards. They tell the compositions apart. */
const build = (text: string) => screen.getByText(text).closest('[data-finish]')?.innerHTML;

it.each(chosen)('the balance stands on the card as %j', async (card) => {
  setCurrentBrand(testBrand({ card }));
  renderApp('/dashboard');
  const label = await screen.findByText('Available Points');
  const surface = label.closest('a');
  expect(surface?.dataset.finish).toBe(card.finish);
  expect(surface?.textContent).toContain('200');
  expect(surface?.textContent).toContain('Worth ₹100');
});

it.each(chosen)('holder, number and code stand on the membership card as %j', async (card) => {
  setCurrentBrand(testBrand({ card }));
  renderApp('/membership');
  const holder = await screen.findByText('Ishita Rao');
  const surface = holder.closest<HTMLElement>('[data-finish]');
  expect(surface?.dataset.finish).toBe(card.finish);
  expect(surface?.textContent).toContain('4218 402 050');
  expect(surface?.textContent).toContain('Harbour Rewards');
  expect(surface?.querySelector('svg[role="img"]')).toBeTruthy();
});

it('each composition is built in its own way', async () => {
  const built = new Set<string | undefined>();
  for (const layout of cardLayouts) {
    setCurrentBrand(testBrand({ card: { layout, finish: 'plain' } }));
    renderApp('/membership');
    await screen.findByText('Ishita Rao');
    built.add(build('Ishita Rao'));
    cleanup();
  }
  expect(built.size).toBe(cardLayouts.length);
});

it('a ledger has no line without a worth or a number', async () => {
  setCurrentBrand(testBrand({ card: { layout: 'ledger', finish: 'plain' } }));
  stubBackend({
    ...answers,
    '/getMerchantDetails': balanceOf({ current_points_balance: 200 }),
    '/getLoyaltyProgramTierDetails': cardOf({ membership_id: '' }),
  });
  const linesWith = async (text: string) =>
    (await screen.findByText(text)).parentElement?.parentElement?.childElementCount;
  renderApp('/dashboard');
  expect(await linesWith('Available Points')).toBe(1);
  cleanup();
  renderApp('/membership');
  expect(await linesWith('Ishita Rao')).toBe(1);
});

it('a composition that does not load leaves the classic one', async () => {
  setCurrentBrand(testBrand({ card: { layout: 'nothing' as 'crest', finish: 'plain' } })); // no such file
  await loadComposition();
  expect(composition()).toBeUndefined();
});
