import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getMerchantOffers } from '@/contract/offers';
import { renderApp } from '../../../tests/setup/app-router';
import { good, stubBackend } from '../../../tests/setup/backend';
import { reachEnd, watchEnd } from '../../../tests/setup/reach-end';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { useOfferSearch } from './offers-screen';

const offer = (id: number, changes: object = {}) => ({ id, offer_title: `Offer ${id}`, ...changes });

/** Pages with one offer each. The backend names the next page while there is one. */
const pages = [[offer(1)], [offer(2)], [offer(3)]];
const listed = (offers: object[] = [], page_num = 0) => good({ offers, page_num });

async function show(answers: object = {}) {
  watchEnd();
  const backend = stubBackend({
    '/getMerchantOffers': () => {
      const page = Number(requests().at(-1)?.page_num);
      const next = page < pages.length ? page + 1 : 0;
      return Response.json(listed(pages[page - 1], next));
    },
    ...answers,
  });
  const requests = () => backend.requestsTo(getMerchantOffers).map(({ fields }) => fields);
  const asked = () => requests().map(({ page_num, search_text }) => `${page_num} ${search_text}`.trim());
  const app = renderApp('/offers');
  await screen.findByRole('heading', { level: 1, name: 'Offers' });
  return { ...app, asked };
}

const titles = () => screen.getAllByRole('article').map((card) => card.textContent);

beforeEach(logInAsCustomer);

it('an offer shows the data of the list until its details are there, and the history holds none of it', async () => {
  const { history } = await show({ '/getOfferDetails': () => new Promise(() => {}) });
  await screen.findByText('Offer 1');
  reachEnd();
  await userEvent.click(await screen.findByRole('link', { name: /Offer 2/ }));
  await screen.findByRole('heading', { level: 1, name: 'Offer 2' });
  expect(history.location.pathname).toBe('/offers-detail/2');
  expect(JSON.stringify(history.location.state)).not.toContain('Offer 2');
});

it('an offer whose details cannot be loaded says so in both tabs, and Retry of one brings both', async () => {
  const details = { id: 1, offer_title: 'Offer 1', key_highlight1: 'One a day', locations: [] };
  let answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  await show({ '/getOfferDetails': () => answer() });
  await userEvent.click(await screen.findByRole('link', { name: /Offer 1/ }));
  await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(screen.getByRole('tab', { name: 'Locations' }));
  answer = () => Response.json(good({ offer_details: details }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No Location Available')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Key Highlights' }));
  expect(await screen.findByText('One a day')).toBeTruthy();
});

describe('the offers', () => {
  it('load page by page as the shopper scrolls near the end, up to the last', async () => {
    const { asked } = await show();
    await screen.findByText('Offer 1');
    for (const loaded of [2, 3]) {
      reachEnd();
      await screen.findByText(`Offer ${loaded}`);
    }
    reachEnd();
    expect(asked()).toEqual(['1', '2', '3']);
    expect(titles()).toEqual(['Offer 1', 'Offer 2', 'Offer 3']);
  });

  it('of a page that cannot be loaded have Retry, after the loaded ones', async () => {
    const answers = [
      () => Response.json(listed(pages[0], 2)),
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      () => Response.json(listed(pages[1])),
    ];
    await show({ '/getMerchantOffers': () => answers.shift()?.() });
    await screen.findByText('Offer 1');
    reachEnd();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Offer 2');
    expect(titles()).toEqual(['Offer 1', 'Offer 2']);
  });

  it('do not change during reading: another window or another screen does not load them again', async () => {
    const { asked, router, queryClient } = await show();
    await screen.findByText('Offer 1');
    reachEnd();
    await screen.findByText('Offer 2');
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await act(() => router.navigate({ to: '/more' }));
    expect(screen.queryByText('Offer 1')).toBeNull();
    await act(() => router.navigate({ to: '/offers' }));
    await screen.findByText('Offer 2');
    expect(queryClient.isFetching()).toBe(0);
    expect(asked()).toEqual(['1', '2']);
  });

  it('start over from the first page with a search, even a repeated one', async () => {
    const { asked } = await show();
    await screen.findByText('Offer 1');
    reachEnd();
    await screen.findByText('Offer 2');
    const search = screen.getByLabelText('Search');
    await userEvent.type(search, 'kahvora{Enter}');
    await until(() => expect(asked().at(-1)).toBe('1 kahvora'));
    await until(() => expect(titles()).toEqual(['Offer 1']));
    await userEvent.clear(search);
    await until(() => expect(asked()).toEqual(['1', '2', '1 kahvora', '1']));
    await until(() => expect(titles()).toEqual(['Offer 1']));
  });

  it('are announced by their number, as far as it is known', async () => {
    await show();
    const words = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await until(() => expect(words()).toContain('At least 1 offer found'));
    stubBackend({ '/getMerchantOffers': listed([offer(1)]) });
    await userEvent.type(screen.getByLabelText('Search'), 'kahvora{Enter}');
    await until(() => expect(words()).toContain('1 offer found'));
  });

  it.each([
    ['without a search', '', 0],
    ['of a search', 'nothing', 1],
  ])('that are none, %s, say so', async (_, text, ways) => {
    useOfferSearch.setState({ text });
    const { asked } = await show({ '/getMerchantOffers': listed([]) });
    await screen.findByText('No offers found');
    const showAll = screen.queryAllByRole('button', { name: 'Show all offers' });
    expect(showAll).toHaveLength(ways);
    for (const button of showAll) {
      await userEvent.click(button);
      await until(() => expect(asked()).toEqual(['1 nothing', '1']));
    }
  });
});
