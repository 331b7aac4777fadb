import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getFaqList } from '@/contract/faqs';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

const membership = [
  { id: 1, question: 'What does it cost?', answer: '<p>Nothing</p>' },
  { id: 1, question: 'Who can join?', answer: '' },
  { id: 2, answer: '<p>An answer to nothing</p>' },
];
const parking = [{ id: 3, question: 'Where do I park?', answer: '<p>Below.</p>' }];

function show(response: unknown) {
  const backend = stubBackend({ '/getFaqList': { statusCode: 100, response } });
  return { ...renderApp('/faqs'), backend };
}

describe('the FAQs', () => {
  it('have a tab for each category, with its questions and answers', async () => {
    const { backend } = show({ Membership: membership, 'Parking & visit': parking, Empty: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQs' })).toBeTruthy();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Membership', 'Parking & visit']);
    const questions = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(questions()).toEqual(['What does it cost?', 'Who can join?']);
    expect(await screen.findByText('Nothing')).toBeTruthy();

    await userEvent.click(screen.getByRole('tab', { name: 'Parking & visit' }));
    expect(questions()).toEqual(['Where do I park?']);
    expect(await screen.findByText('Below.')).toBeTruthy();
    expect(backend.requestsTo(getFaqList).map(({ fields }) => fields)).toEqual([
      { customer_id: '', merchant_id: '501', platform: '4' },
    ]);
  });

  it('say that they load', async () => {
    const answer = laterAnswer<Response>();
    stubBackend({ '/getFaqList': answer.asked });
    renderApp('/faqs');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await answer.give(Response.json({ statusCode: 100, response: { Parking: parking } }));
    expect(await screen.findByText('Where do I park?')).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it.each([[undefined], [null], ['words']])('take %j for no answer, and offer Retry', async (response) => {
    show(response);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(toasts()).toEqual(['Oops something went wrong!']);
    expect(screen.queryByText('No data found')).toBeNull();
  });

  it.each([[{}], [[]], [{ Membership: [] }], ['']])('%j says that there are none', async (response) => {
    show(response);
    expect(await screen.findByText('No data found')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it.each([
    ['a visitor', '/login', () => {}],
    ['a customer', '/more', logInAsCustomer],
  ])('lead %s back to %s', async (_, address, logIn) => {
    logIn();
    const { history } = show({});
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe(address));
  });
});
