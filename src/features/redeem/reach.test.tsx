import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showCatalogue } from '../../../tests/setup/catalogue';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { useBrowsing } from './browsing';

beforeEach(() => {
  logInAsCustomer();
  useBrowsing.setState(useBrowsing.getInitialState(), true);
});

/** What the cards say of a balance: the coffee costs 750.50 points, the cinema 400. */
const marks = async () =>
  (await screen.findAllByRole('article')).map(
    (card) => within(card).queryByText(/^(Within your points|[\d,.]+ P more)$/)?.textContent,
  );
const withinPoints = () => screen.findByRole('switch', { name: 'Within my points' });
/** What the switch says beside its name. */
const note = async () =>
  document.getElementById((await withinPoints()).getAttribute('aria-describedby') ?? '')?.textContent;

describe('the products', () => {
  it.each([
    [12_480.5, ['Within your points', 'Within your points'], '2 rewards'],
    [500, ['250.50 P more', 'Within your points'], '1 reward'],
    [12, ['738.50 P more', '388 P more'], '0 rewards'],
  ])('say with %s points %j, and the switch %j', async (current_points_balance, said, count) => {
    await showCatalogue({ current_points_balance });
    await until(async () => expect(await marks()).toEqual(said));
    await until(async () => expect(await note()).toBe(count));
  });

  it('say it in the list too', async () => {
    useBrowsing.setState({ view: 'list' });
    await showCatalogue({ current_points_balance: 500 });
    await until(async () => expect(await marks()).toEqual(['250.50 P more', 'Within your points']));
  });

  it.each([
    ['without points', { current_points_balance: 0 }],
    ['while redeeming is paused', { is_burn_enabled: '0' }],
    ['where the customer may not redeem', { redeem_error: 'Ask at the desk.' }],
  ])('say nothing of it %s', async (_, merchant) => {
    const { queryClient } = await showCatalogue(merchant);
    await until(() => expect(queryClient.isFetching()).toBe(0));
    expect(await marks()).toEqual([undefined, undefined]);
    expect(document.body.textContent).not.toMatch(/\d rewards?/);
  });

  it('are counted only when all of them are there', async () => {
    const list = laterAnswer<Response>();
    await showCatalogue({}, { '/getProductList': list.asked });
    expect(await note()).toBeUndefined();
    const products = [{ id: 'm3', selling_price_points_value: 400 }];
    await list.give(Response.json({ statusCode: 100, response: { products } }));
    await until(async () => expect(await note()).toBe('1 reward'));
  });
});
