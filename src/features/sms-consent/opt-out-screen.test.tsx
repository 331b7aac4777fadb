import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { optInForSMS, optOutFromSMS } from '@/contract/sms-consent';
import { readStored, writeStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { badAnswers } from '../../../tests/setup/bad-answers';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const done = (statusDescription?: string) => ({ statusCode: 100, statusDescription });

async function show(path = '/optout/K1', answers: Record<string, unknown> = {}) {
  const backend = stubBackend({ '/optOutFromSMS': done('Out.'), '/optInForSMS': done('In.'), ...answers });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return { ...app, backend };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toasts = () => useToasts.getState().toasts.map(({ severity, text }) => [severity, text]);
const stored = () => [readStored('isconfirm'), readStored('isOptIn')];

describe('an opt-out link', () => {
  it.each([
    ['a visitor', () => {}],
    ['a customer', logInAsCustomer],
  ])('asks %s, opts out, and in again', async (_, logIn) => {
    logIn();
    const { backend } = await show();
    expect(title()).toBe('Opt-out?');
    await userEvent.dblClick(screen.getByRole('button', { name: 'YES' }));
    await until(() => expect(title()).toBe('Opt-out successful!'));
    expect(stored()).toEqual(['K1', undefined]);
    await press('OPT-IN NOW!');
    await until(() => expect(title()).toBe('Opt-in successful!'));
    expect(stored()).toEqual([undefined, 'K1']);
    const site = { merchant_id: '501', platform: '4' };
    expect(
      backend.seen.filter(({ path }) => path.startsWith('/opt')).map(({ path, fields }) => [path, fields]),
    ).toEqual([
      [optOutFromSMS.path, { ...site, opt_out_key: 'K1' }],
      [optInForSMS.path, { ...site, opt_in_key: 'K1' }],
    ]);
    expect(toasts()).toEqual([
      ['success', 'Out.'],
      ['success', 'In.'],
    ]);
  });

  it.each([
    ['a visitor', '/login', () => {}],
    ['a customer', '/dashboard', logInAsCustomer],
  ])('leads %s by NO to the start, at %s', async (_, address, logIn) => {
    logIn();
    const { history, backend } = await show();
    await userEvent.click(screen.getByRole('link', { name: 'NO' }));
    await until(() => expect(history.location.pathname).toBe(address));
    expect(backend.requestsTo(optOutFromSMS)).toEqual([]);
    expect(readStored('prev_route')).toBeUndefined(); // a later login does not return to the link
  });

  it.each([
    [
      'a 401 of the envelope',
      { statusCode: 401, statusDescription: 'This link is not known.' },
      'This link is not known.',
    ],
    ['a 401 without words', { statusCode: '401' }, 'Please Refresh'],
    ['a lost network', badAnswers.dropped.answer, badAnswers.dropped.told],
    ['HTML', badAnswers.html.answer, badAnswers.html.told],
    ['an answer without a statusCode', {}, 'Oops something went wrong!'],
  ])('tells %s, and asks again', async (_, answer, told) => {
    const { appActions } = await show('/optout/K1', { '/optOutFromSMS': answer });
    await press('YES');
    await until(() => expect(toasts()).toEqual([['error', told]]));
    expect([title(), ...stored()]).toEqual(['Opt-out?', undefined, undefined]);
    expect(appActions.reload).not.toHaveBeenCalled();
  });

  it('keeps quiet about a success of which the backend says nothing', async () => {
    await show('/optout/K1', { '/optOutFromSMS': done() });
    await press('YES');
    await until(() => expect(title()).toBe('Opt-out successful!'));
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['K1', 'isconfirm', 'Opt-out successful!'],
    ['K1', 'isOptIn', 'Opt-in successful!'],
    ['K2', 'isconfirm', 'Opt-out?'],
    ['K2', 'isOptIn', 'Opt-out?'],
  ] as const)('of the key %s goes on after a reload that left %s: %s', async (key, name, expected) => {
    writeStored(name, 'K1');
    await show(`/optout/${key}`);
    expect(title()).toBe(expected);
  });

  it('forgets its steps when it is left, and when the app starts elsewhere', async () => {
    const { router } = await show();
    await press('YES');
    await until(() => expect(stored()).toEqual(['K1', undefined]));
    await router.navigate({ to: '/login' });
    await until(() => expect(stored()).toEqual([undefined, undefined]));
    writeStored('isOptIn', 'K1');
    writeStored('isconfirm', 'K1');
    await router.navigate({ to: '/terms-of-use' });
    expect(stored()).toEqual([undefined, undefined]);
  });

  it.each([
    ['/optout', ''],
    ['/optout/a%2Fb/c', 'a/b/c'],
    [`/optout/${'k'.repeat(300)}`, 'k'.repeat(255)],
  ])('%s sends the key %j', async (path, key) => {
    const { backend } = await show(path);
    await press('YES');
    await until(() =>
      expect(backend.requestsTo(optOutFromSMS)[0]?.fields).toMatchObject({ opt_out_key: key }),
    );
  });
});
