import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from '../../tests/setup/app-router';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';

it.each([
  ['to the screen before', {}, '/more'],
  ['to a fitting screen after a login, which the screen before is', { afterLogin: true }, '/offers'],
] as const)('Back leads %s', async (_where, state, path) => {
  stubBackend({});
  logInAsCustomer();
  const { history } = renderApp('/more');
  await screen.findByRole('heading', { level: 1, name: 'More' });
  act(() => history.push('/offers-detail/7', state));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  await until(() => expect(history.location.pathname).toBe(path));
});
