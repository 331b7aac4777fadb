import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getStaticWebPage } from '@/contract/pages';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

beforeEach(logInAsCustomer);

describe.each([
  ['/about-us', 'About Us', '305'],
  ['/how-it-works', 'How it works', '301'],
])('%s', (path, title, pageType) => {
  it('shows the page of its type, and Back leads to the menu', async () => {
    const backend = stubBackend({
      '/getStaticWebPage': { statusCode: 100, response: '<p>Come and see.</p>' },
    });
    const { history } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText('Come and see.')).toBeTruthy();
    const types = backend.requestsTo(getStaticWebPage).map(({ fields }) => fields.page_type);
    expect(new Set(types)).toEqual(new Set([pageType]));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/more'));
  });
});

describe.each([
  ['/about-us', '/getStaticWebPage'],
  ['/how-it-works', '/getStaticWebPage'],
  ['/terms-of-use', '/getTermsCondition'],
])('%s', (path, call) => {
  it.each(['', ' ', '<p>&nbsp;</p>'])('says that there is no page for %j', async (response) => {
    stubBackend({ [call]: { statusCode: 100, response } });
    renderApp(path);
    expect(await screen.findByText('No data available')).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it.each([[undefined], [null], [[]], [{}]])('takes %j for no answer, and offers Retry', async (response) => {
    stubBackend({ [call]: { statusCode: 100, response } });
    renderApp(path);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(toasts()).toEqual(['Oops something went wrong!']);
    expect(screen.queryByText('No data available')).toBeNull();
  });
});
