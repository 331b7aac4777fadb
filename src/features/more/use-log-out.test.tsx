import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { writeStored } from '@/session/stored-values';
import { useQuestion } from '@/ui/ask';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

beforeEach(() => {
  logInAsCustomer();
  stubBackend({});
});

it.each([
  [undefined, 'Do you want to logout?'],
  [0, 'Do you want to logout?'],
  [1, '1 bill is not submitted yet. Do you want to logout and drop it?'],
  [3, '3 bills are not submitted yet. Do you want to logout and drop them?'],
])('a logout with %s unsent bills asks: %s', async (unsent, words) => {
  writeStored('billUploads', JSON.stringify({ 5: unsent }));
  renderApp('/more');
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await until(() => expect(useQuestion.getState().question?.text).toBe(words));
  useQuestion.getState().question?.answer(false);
});
