import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { merchantQuery } from '@/components/merchant-query';
import { getLoyaltyProgramTierDetails } from '@/contract/membership';
import { getMerchantDetails } from '@/contract/merchant';
import { renderApp } from '../../../tests/setup/app-router';
import { good, merchantAnswer, stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const silver = { tier_id: '1', tier_name: 'Silver', range_starts_at: 0, range_ends_at: 4999 };
const gold = { tier_id: '2', tier_name: 'Gold', range_starts_at: 5000, range_ends_at: 19999 };
const platinum = { tier_id: '3', tier_name: 'Platinum', range_starts_at: 20000, range_ends_at: 9999999999 };

/** The membership of a Gold customer with 8,000 points. */
async function show(changes: object = {}, merchant: object = {}) {
  const details = {
    merchant_tiers: [silver, gold, platinum],
    customer_current_tier_id: '2',
    customer_current_tier_name: 'Gold',
    current_points_balance: 8000,
    away_from_next_membership: '12000',
    categorywise_tiers: [{ cat_name: 'Dining', earn_points: 5, every_x_currency_spent: 100 }],
    membership_id: '4218402050',
    name: 'Ishita Rao',
    loyalty_program_name: 'Harbour Rewards',
  };
  const backend = stubBackend({
    '/getLoyaltyProgramTierDetails': good({ ...details, ...changes }),
    '/getMerchantDetails': merchantAnswer(merchant),
    '/getStaticWebPage': good('<p>Free parking on Sundays</p>'),
  });
  const app = renderApp('/membership');
  await screen.findByText('Ishita Rao');
  return { ...app, backend };
}

const steps = () => within(screen.getByRole('list', { name: 'Tiers' })).getAllByRole('listitem');
const tierOf = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name: new RegExp(name) }).closest('li');
  if (!item) throw new Error(`No ${name}`);
  return within(item);
};

beforeEach(logInAsCustomer);

describe('the points bar', () => {
  const earning = { x_points_equivalent_to: 1, x_currency: 0.25 };

  it("shows the worth of points by the rates of the customer's own tier", async () => {
    const other = { x_points_equivalent_to: 1, x_currency: 0.5 };
    const tiers = [{ ...silver, ...other }, { ...gold, ...earning }, platinum];
    const { backend, router, queryClient } = await show(
      { merchant_tiers: tiers },
      { ...earning, x_currency: 2 },
    );
    expect(screen.getByText('Worth ₹2,000')).toBeTruthy();
    expect(backend.requestsTo(getMerchantDetails)).toEqual([]);

    // The dashboard knows the merchant's rates.
    await act(() => router.navigate({ to: '/dashboard' }));
    await until(() => expect(queryClient.getQueryData(merchantQuery().queryKey)).toBeDefined());
    await act(() => router.navigate({ to: '/membership' }));
    await screen.findByText('Ishita Rao');
    expect(screen.getByText('Worth ₹2,000')).toBeTruthy();
  });

  it("uses the merchant's rates if the tier has none", async () => {
    await show({}, earning);
    expect(await screen.findByText('Worth ₹2,000')).toBeTruthy();
  });

  it('shows only the points without any rates', async () => {
    const { backend } = await show();
    expect(screen.getByText('8,000')).toBeTruthy();
    expect(backend.requestsTo(getMerchantDetails)).toHaveLength(1);
    expect(screen.queryByText(/Worth/)).toBeNull();
  });
});

describe('the distance to the next tier', () => {
  it.each([
    ['names the tier after the current one', {}, '12,000 P away from Platinum'],
    ['uses the backend’s name for it', { away_from_next_tier_name: 'Diamond' }, '12,000 P away from Diamond'],
    ["is the backend's own sentence", { away_from_next_membership: 'Spend ₹500 more' }, 'Spend ₹500 more'],
  ])('%s', async (_, changes, words) => {
    await show(changes);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryAllByText(/away from/)).toHaveLength(words.includes('away') ? 1 : 0);
  });

  it('marks the current step', async () => {
    await show();
    expect(steps().map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['Silver', null],
      ['Gold', 'step'],
      ['Platinum', null],
    ]);
  });
});

describe('the tiers', () => {
  it('show range and earn rate, and mark the customer’s own', async () => {
    const rate = { earn_points: 1.5, every_x_currency_spent: 100 };
    const tiers = [{ ...silver, ...rate, every_x_currency_spent: 0 }, { ...gold, ...rate }, platinum];
    await show({ merchant_tiers: tiers });
    expect(tierOf('Silver').getByText('0 – 4,999 P')).toBeTruthy();
    expect(tierOf('Platinum').getByText('20,000 – ∞ P')).toBeTruthy();
    expect(tierOf('Gold').getByText('1.50 P on every ₹100 spent')).toBeTruthy();
    expect(screen.getAllByText(/on every/)).toHaveLength(1);
    expect(tierOf('Gold').getByText('You are here')).toBeTruthy();
    expect(screen.getAllByText('You are here')).toHaveLength(1);
  });

  it("open the rates by category under the customer's own tier", async () => {
    await show();
    const rates = tierOf('Gold').getByRole('button', { name: 'Earn rates by category' });
    expect(rates.getAttribute('aria-expanded')).toBe('false');
    expect(tierOf('Gold').queryAllByRole('listitem')).toEqual([]);
    await userEvent.click(rates);
    expect(rates.getAttribute('aria-expanded')).toBe('true');
    const [dining, ...others] = tierOf('Gold').getAllByRole('listitem');
    expect(dining?.textContent).toBe('Dining5 P per ₹100');
    expect(others).toEqual([]);
    await userEvent.click(rates);
    expect(rates.getAttribute('aria-expanded')).toBe('false');
  });

  it('offer no rates by category if there are none', async () => {
    await show({ categorywise_tiers: [] });
    expect(screen.queryByRole('button', { name: 'Earn rates by category' })).toBeNull();
  });

  it('are replaced by the benefits', async () => {
    await show();
    await userEvent.click(screen.getByRole('tab', { name: 'Benefits' }));
    expect(await screen.findByText('Free parking on Sundays')).toBeTruthy();
    expect(screen.queryByText('You are here')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Tier(s)' }));
    expect(screen.getByText('You are here')).toBeTruthy();
  });
});

describe('the card', () => {
  /** Something on the card, not in the list of tiers. */
  const badges = (tier: string) => screen.queryAllByText(tier, { ignore: 'li *, h2' });

  it('names program, holder, id and tier', async () => {
    await show();
    for (const words of ['Harbour Rewards', '4218 402 050']) expect(screen.getByText(words)).toBeTruthy();
    expect(badges('Gold')).toHaveLength(1);
  });

  it("names the mall's own program if the backend names none", async () => {
    await show({ loyalty_program_name: '' });
    expect(screen.getByText('Test Rewards')).toBeTruthy();
  });

  it('finds the tier by its id if the backend sends no name', async () => {
    await show({ customer_current_tier_name: '' });
    expect(badges('Gold')).toHaveLength(1);
  });

  it('has no badge, and one step, if there is only one tier', async () => {
    await show({ merchant_tiers: [gold] });
    expect(badges('Gold')).toEqual([]);
    expect(steps().map(({ textContent }) => textContent)).toEqual(['Gold']);
    expect(screen.getByText('You are here')).toBeTruthy();
  });

  it('has the four tiers of most programs if the backend names none', async () => {
    await show({ merchant_tiers: [], customer_current_tier_id: '', customer_current_tier_name: 'Silver' });
    expect(steps().map(({ textContent }) => textContent)).toEqual(['Blue', 'Silver', 'Gold', 'Platinum']);
    expect(steps()[1]?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText('No data available')).toBeTruthy();
  });

  it('also works for a customer without a tier', async () => {
    await show({ customer_current_tier_id: '', customer_current_tier_name: '' });
    expect(screen.queryByText('You are here')).toBeNull();
    expect(badges('Gold')).toEqual([]);
  });

  it('leads back to the dashboard', async () => {
    const { history } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/dashboard'));
  });
});

describe('the bar code', () => {
  const barCode = () => screen.getByRole('img', { name: 'Bar code of membership 4218 402 050' });

  it('is drawn from the id', async () => {
    const { backend } = await show();
    expect(barCode().getAttribute('viewBox')).toMatch(/^0 0 \d+ 1$/);
    expect(barCode().querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ 0h\dv1h-\dz){20,}$/);
    expect(backend.requestsTo(getLoyaltyProgramTierDetails)[0]?.fields).toMatchObject({ loyalty_id: 'L1' });
  });

  it("is the backend's picture, and is drawn if that does not load", async () => {
    await show({ membership_bar_code: 'https://pictures.example/code.png' });
    expect(barCode().getAttribute('src')).toBe('https://pictures.example/code.png');
    fireEvent.error(barCode());
    expect(barCode().tagName).toBe('svg');
  });

  it('is left out if there is nothing to draw', async () => {
    await show({ membership_id: '' });
    expect(screen.queryByRole('img', { name: /^Bar code/ })).toBeNull();
  });
});
