import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { good, merchantAnswer } from '../../../tests/setup/backend';
import { showCatalogue } from '../../../tests/setup/catalogue';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { until } from '../../../tests/setup/until';
import { useBrowsing } from './browsing';
import { productQueries } from './queries';

/** What the cards say of a balance: the coffee costs 750.50 points, the cinema 400. */
const marks = async () =>
  (await screen.findAllByRole('article')).map(
    (card) => within(card).queryByText(/^(Within your points|[\d,.]+ P more)$/)?.textContent,
  );
const withinPoints = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Within my points' });
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

  it('have a place for it before the balance comes, so that nothing moves', async () => {
    const merchant = laterAnswer<Response>();
    await showCatalogue({}, { '/getMerchantDetails': merchant.asked });
    const lines = async () =>
      (await screen.findAllByRole('article')).map(
        (card) => card.querySelector('a')?.lastChild?.childNodes.length,
      );
    const before = await lines();
    await merchant.give(Response.json(merchantAnswer({ current_points_balance: 500 })));
    await until(async () => expect(await marks()).toEqual(['250.50 P more', 'Within your points']));
    expect(await lines()).toEqual(before);
  });

  it('are counted only when all of them are there', async () => {
    const list = laterAnswer<Response>();
    await showCatalogue({}, { '/getProductList': list.asked });
    expect(await note()).toBeUndefined();
    await list.give(Response.json(good({ products: [{ id: 'm3', selling_price_points_value: 400 }] })));
    await until(async () => expect(await note()).toBe('1 reward'));
  });
});

describe('the switch Within my points', () => {
  const names = async () =>
    (await screen.findAllByRole('article')).map((card) => card.querySelector('a')?.href);
  const poor = { current_points_balance: 500 };
  const showWithin = (merchant: object, answers: object = {}) =>
    showCatalogue(merchant, answers, {}, '/redeem?within=points');

  it('shows what the balance is enough for, without a call, and says so in the address', async () => {
    const { history, requests } = await showCatalogue(poor);
    expect(await names()).toHaveLength(2);
    const steps = history.length;
    await userEvent.click(await withinPoints());
    await until(async () => expect(await names()).toEqual([expect.stringContaining('/product/m2')]));
    expect(history.location.href).toBe('/redeem?within=points');
    expect(history.length).toBe(steps);
    await userEvent.click(await withinPoints());
    await until(async () => expect(await names()).toHaveLength(2));
    expect(history.location.href).toBe('/redeem');
    expect(requests()).toHaveLength(1);
  });

  it('is on at an address that says so, and Back from a product leads there', async () => {
    const { history, router } = await showWithin(poor);
    expect((await withinPoints()).checked).toBe(true);
    expect(await names()).toHaveLength(1);
    await router.navigate({ to: '/product/$id', params: { id: 'm2' } });
    history.back();
    expect((await withinPoints()).checked).toBe(true);
    expect(await names()).toHaveLength(1);
  });

  it('follows a balance that has changed', async () => {
    let balance = 500;
    const answer = () => Response.json(merchantAnswer({ current_points_balance: balance }));
    const { queryClient } = await showWithin({}, { '/getMerchantDetails': answer });
    expect(await names()).toHaveLength(1);
    balance = 800;
    await queryClient.invalidateQueries({ queryKey: ['merchant-details'] });
    await until(async () => expect(await names()).toHaveLength(2));
  });

  it('says what is missing where the points are not enough for anything, with a way to all', async () => {
    const { history } = await showWithin({ current_points_balance: 120.5 });
    expect(await screen.findByText('Nothing within your points yet')).toBeTruthy();
    expect(screen.getByText('279.50 P more and you can have Cinema ticket.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(await names()).toHaveLength(2);
    expect(history.location.href).toBe('/redeem');
    expect((await withinPoints()).checked).toBe(false);
  });

  it.each([
    ['comes', good({ products: [{ id: 'm3', selling_price_points_value: 400 }] })],
    ['does not come', 'a broken answer'],
  ])(
    'says nothing of a first page that was kept until all of the list is there: it %s',
    async (how, answer) => {
      const list = laterAnswer<Response>();
      const answers = { '/getProductList': list.asked };
      const { queryClient } = await showWithin(poor, answers);
      const dear = { id: 'm1', name: 'Coffee for two', sellingPrice: 1000 };
      act(
        () =>
          void queryClient.setQueryData(productQueries.whole().queryKey, [dear as never], { updatedAt: 1 }),
      );
      expect((await withinPoints()).checked).toBe(true);
      expect(screen.queryByText('Nothing within your points yet')).toBeNull();
      await list.give(Response.json(answer));
      if (how === 'comes') expect(await names()).toEqual([expect.stringContaining('/product/m3')]);
      else expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
      expect(screen.queryByText('Nothing within your points yet')).toBeNull();
    },
  );

  it.each([
    ['no points', { current_points_balance: 0 }],
    ['an unknown balance', { current_points_balance: null }],
  ])('is not there with %s, also where the address asks for it', async (_, merchant) => {
    await showWithin(merchant);
    expect(await names()).toHaveLength(2);
    await screen.findByText('0');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('leaves related products alone, and is on again after them', async () => {
    const { history } = await showWithin(poor);
    expect(await names()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /\+2/ }));
    await until(() => expect(screen.queryByRole('switch')).toBeNull());
    expect(await names()).toHaveLength(2);
    act(() => history.back());
    expect((await withinPoints()).checked).toBe(true);
    expect(await names()).toHaveLength(1);
  });

  it('shows no product before the balance is known, and all of them if it cannot be', async () => {
    const merchant = laterAnswer<Response>();
    const answers = { '/getMerchantDetails': merchant.asked };
    const { queryClient } = await showWithin({}, answers);
    await until(() => expect(queryClient.isFetching()).toBe(1));
    expect(screen.queryByRole('article')).toBeNull();
    queryClient.setDefaultOptions({ queries: { retry: false } });
    await merchant.fail(new TypeError('Failed to fetch'));
    expect(await names()).toHaveLength(2);
  });
});
