import '../../../tests/setup/key-store';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { submitFeedback } from '@/contract/feedback';
import { endSession } from '@/session/log-out';
import { showStoredUser } from '@/session/stored-user';
import { readStored, writeStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { keepRequest } from './kept-request';

const arrived = { statusCode: 100, response: {} };
const merchant = { statusCode: 100, merchant_list: { current_points_balance: 420 } };

beforeEach(() => {
  setCurrentBrand(testBrand());
  stubLocks();
});

function open(answer: unknown = arrived) {
  logInAsCustomer();
  const backend = stubBackend({
    '/submitFeedback': answer,
    '/getMerchantDetails': merchant,
    '/logOutUser': { statusCode: 100 },
  });
  return { backend, ...renderApp('/delete-account') };
}

const sendButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'DELETE MY ACCOUNT' });
async function request(word = 'delete') {
  await userEvent.type(await screen.findByLabelText('Type DELETE to confirm'), word);
  await userEvent.click(await sendButton());
}
/** Stores another customer, as another tab does. */
const storeNext = () => writeStored('user', JSON.stringify({ id: '6', mobile_number: '9876500002' }));
/** The session of the first customer ends, and another one logs in. */
function logInAsNext() {
  endSession();
  logInAsCustomer();
  storeNext();
  showStoredUser();
}
const messages = (backend: ReturnType<typeof stubBackend>) =>
  backend.requestsTo(submitFeedback).map(({ fields }) => [fields.subject, fields.feedback_message]);

describe('the page for the deletion of an account', () => {
  it('tells a visitor how it goes, what goes and what stays, and leads back here after a login', async () => {
    const { history } = renderApp('/delete-account');
    for (const title of ['How it goes', 'What goes', 'What stays, and how long'])
      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(screen.getByText('It is done within 30 days.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'LOG IN TO DELETE' }));
    await until(() => expect(history.location.pathname).toBe('/login'));
    expect(readStored('prev_route')).toBe('/delete-account');
  });

  it('sends nothing before the word, which may be typed in any case', async () => {
    const { backend } = open();
    await request('delet');
    expect((await sendButton()).disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'E');
    expect((await sendButton()).disabled).toBe(false);
    expect(messages(backend)).toEqual([]);
  });

  it('sends a request that staff can find, shows its receipt, and ends with a chosen logout; also without feedback', async () => {
    const { screens } = testBrand();
    setCurrentBrand(testBrand({ screens: { ...screens, feedback: false } }));
    const { backend } = open();
    await request();
    expect(await screen.findByRole('heading', { name: 'Your request has arrived' })).toBeTruthy();
    const [[subject, message] = []] = messages(backend);
    expect(subject).toBe('Other');
    const reference = /reference (DEL-\w{6}), asked on \d+ \w{3} \d{4}$/.exec(String(message))?.[1] ?? '';
    expect(screen.getByText(reference)).toBeTruthy();
    expect(readStored('deletions')).toContain(reference);
    expect(readStored('deletions')).not.toContain('9876500001');

    await userEvent.click(screen.getByRole('button', { name: 'LOG OUT' }));
    await until(() => expect(readStored('user')).toBeUndefined());
    expect(localStorage.getItem('state.deletion')).toBeNull();
    expect(readStored('deletions')).toContain(reference);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ["a proxy's page in place of the answer", () => new Response('<html>')],
    ['a network that broke off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'says that nobody knows after %s, also after a killed tab, and repeats the reference',
    async (_, lost) => {
      const { backend } = open(lost);
      await request();
      expect(await screen.findByText(/We do not know whether your request arrived/)).toBeTruthy();
      expect(localStorage.getItem('state.deletion')).not.toBeNull();

      const [[, first] = []] = messages(backend);
      cleanup();
      const next = open();
      expect(await screen.findByText(/We do not know whether your request arrived/)).toBeTruthy();
      await request();
      await until(() => expect(messages(next.backend)).toEqual([['Other', first]]));
      expect(await screen.findByRole('heading', { name: 'Your request has arrived' })).toBeTruthy();
    },
  );

  it('says why a request was refused, forgets it, and asks anew', async () => {
    let answer: object = { statusCode: 110, statusDescription: 'Not today.' };
    const { backend } = open(() => Response.json(answer));
    await request();
    await until(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('Not today.'));
    await until(() => expect(localStorage.getItem('state.deletion')).toBeNull());
    expect(screen.queryByText(/We do not know/)).toBeNull();
    expect(readStored('deletions')).toBeUndefined();

    answer = arrived;
    await userEvent.click(await sendButton());
    expect(await screen.findByRole('heading', { name: 'Your request has arrived' })).toBeTruthy();
    const [refused, repeated] = messages(backend);
    expect(repeated).not.toEqual(refused);
  });

  it('asks nothing for the next customer, whose login comes while the request waits for another tab', async () => {
    const { backend } = open();
    const otherTab = laterAnswer();
    const held = navigator.locks.request('deletion', otherTab.asked);
    await request();
    logInAsNext();
    await otherTab.give();
    await held;
    await until(async () => expect((await sendButton()).disabled).toBe(false));
    expect(messages(backend)).toEqual([]);
    expect(localStorage.getItem('state.deletion')).toBeNull();
  });

  it('sends nothing more when another tab has sent the request meanwhile', async () => {
    const { backend } = open();
    await userEvent.type(await screen.findByLabelText('Type DELETE to confirm'), 'delete');
    await keepRequest('deletion', { reference: 'DEL-7KQ2MX', on: '2027-05-14' }, true);
    await userEvent.click(await sendButton());
    expect(await screen.findByText('DEL-7KQ2MX')).toBeTruthy();
    expect(messages(backend)).toEqual([]);
  });

  it('says on this phone, to the same customer alone, that she has asked', async () => {
    open();
    await request();
    await screen.findByRole('heading', { name: 'Your request has arrived' });
    for (const [change, count] of [
      [() => {}, 1],
      [storeNext, 0],
      [() => vi.setSystemTime(Date.now() + 31 * 86_400_000), 0],
    ] as const) {
      cleanup();
      localStorage.removeItem('state.deletion');
      logInAsCustomer();
      change();
      renderApp('/delete-account');
      await sendButton();
      const hint = () => screen.queryAllByText(/You asked for this on .* with the reference DEL-/);
      await until(() => expect(hint()).toHaveLength(count));
    }
    expect(readStored('deletions')).toBeUndefined(); // its days are over
  });
});
