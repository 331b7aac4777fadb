import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { logOutUser } from '@/contract/session';
import { readStored, writeStored } from '@/session/stored-values';
import { useQuestion } from '@/ui/feedback/ask';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

beforeEach(logInAsCustomer);

it('the menu has every entry, each with its address', async () => {
  stubBackend({});
  renderApp('/more');
  await screen.findByRole('heading', { level: 1, name: 'More' });
  const entries = within(screen.getByRole('main')).getAllByRole('listitem');
  const shown = entries.map((entry) => [
    entry.textContent,
    entry.querySelector('a')?.getAttribute('href') ?? '',
  ]);
  expect(shown).toEqual([
    ['How it works', '/how-it-works'],
    ['Store Locator', '/store-locator'],
    ['Feedback', '/feedback'],
    ['FAQs', '/faqs'],
    ['About Us', '/about-us'],
    ['Terms Of Use', '/terms-of-use'],
    ['Contact Us', '/contact-us'],
    ['Your data', '/your-data'],
    ['Logout', ''],
  ]);
  expect(screen.getByText('Powered By').parentElement?.textContent).toMatch(/^Powered ByVersion \d/);
});

it('leads to the privacy policy in a tab of its own, where the mall has one', async () => {
  stubBackend({});
  const privacyUrl = 'https://www.mall.example/privacy';
  setCurrentBrand(testBrand({ menuEntries: ['privacy', 'logout'], privacyUrl }));
  renderApp('/more');
  const link = await screen.findByRole('link', { name: 'Privacy Policy' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([privacyUrl, '_blank']);
});

it.each([
  ['keeps the session after No', false],
  ['ends it after Yes', true],
])('the logout asks first, and %s', async (_, sure) => {
  const backend = stubBackend({ '/logOutUser': { statusCode: 100 } });
  const { appActions } = renderApp('/more');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await until(() => expect(useQuestion.getState().question?.text).toBe('Do you want to logout?'));
  expect(backend.requestsTo(logOutUser)).toEqual([]);
  useQuestion.getState().question?.answer(sure);
  await until(() => expect(useQuestion.getState().question).toBeUndefined());
  if (sure) await until(() => expect(appActions.showLogin).toHaveBeenCalledOnce());
  expect(backend.requestsTo(logOutUser)).toHaveLength(sure ? 1 : 0);
  expect(readStored('user') === undefined).toBe(sure);
});

it.each([
  [0, 'Do you want to logout?'],
  [1, '1 bill is not submitted yet. Do you want to logout and drop it?'],
  [3, '3 bills are not submitted yet. Do you want to logout and drop them?'],
])('a logout with %s unsent bills asks: %s', async (unsent, words) => {
  stubBackend({});
  writeStored('billUploads', JSON.stringify({ 5: unsent }));
  renderApp('/more');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await until(() => expect(useQuestion.getState().question?.text).toBe(words));
  useQuestion.getState().question?.answer(false);
});
