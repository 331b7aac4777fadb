import type { HistoryState } from '@tanstack/react-router';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getBillSummary } from '@/contract/bills';
import { getSubmitBillDetailsMonthwise } from '@/contract/transactions';
import { transactionQueries } from '@/features/transactions/queries';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubBackend } from '../../../../tests/setup/backend';
import { bill, type Given, showSummary } from '../../../../tests/setup/bill-summary';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { toasts } from '../../../../tests/setup/toasts';
import { until } from '../../../../tests/setup/until';

const figure = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const toggle = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  logInAsCustomer();
  useToasts.setState({ toasts: [] });
});

describe('the summary', () => {
  it('asks for the bills and counts what became of them', async () => {
    const { backend } = await showSummary({ bills: [bill('7'), bill('3')] });
    expect(backend.requestsTo(getBillSummary)[0]?.fields).toMatchObject({ bill_ids: '7,3' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bill(s) Summary');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(['Submitted', 'Processed', 'Pending'].map(figure)).toEqual(['6', '3', '2']);
    expect(figure('Total points earned')).toMatch(/^120\.50\sP$/);
  });

  it('shows all that is known of a bill', async () => {
    await showSummary();
    const card = within(screen.getByRole('list', { name: 'Bills' }));
    expect(card.getByText('Bill processed.')).toBeTruthy();
    expect(card.getByText('120.50')).toBeTruthy();
    expect(['Bill number', 'Bill date', 'Bill amount', 'Location'].map(figure)).toEqual([
      ...['INV-2026-000...', '05 / 11 / 2026', '₹2,410', 'Riverside'],
    ]);
    expect(card.getByRole('img', { name: 'Bill 1' }).getAttribute('src')).toMatch(/\/bills\/1\.jpg$/);
  });

  it('keeps the order of the ids, with the first bill unfolded', async () => {
    await showSummary({ bills: [bill('7'), bill('3')] });
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Brand 7', 'Brand 3']);
    expect(toggle('Brand 7').getAttribute('aria-expanded')).toBe('true');
    expect(toggle('Brand 3').getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle('Brand 7'));
    await userEvent.click(toggle('Brand 3'));
    expect(screen.getByRole('img', { name: 'Bill 1' }).getAttribute('src')).toMatch(/\/bills\/3\.jpg$/);
  });

  it.each([
    ['Processing', 'Bill submitted for manual processing.', ''],
    ['Processed', 'Bill processed.', ''],
    ['Rejected', 'Bill Rejected.', 'Not readable'],
    ['Cancelled', 'Bill Cancelled.', 'Not readable'],
    ['On hold', 'On hold', ''],
  ])('says of a %s bill: %s, and only where it is looked up, why: %s', async (status, words, reason) => {
    const bills = [bill('1', { status })];
    await showSummary({ bills });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('Not readable')).toBeNull();
    cleanup();
    await showSummary({ bills, state: { from: 'transactions' } });
    expect(screen.queryByText('Not readable')?.textContent ?? '').toBe(reason);
  });

  it('names a bill that nobody has read yet by its file', async () => {
    await showSummary({
      bills: [bill('1', { brand_name: '' }), bill('2', { brand_name: '', bill_image_name: [] })],
    });
    expect(toggle('1.jpg')).toBeTruthy();
    expect(toggle('Bill')).toBeTruthy();
  });

  it('opens PDFs in a new tab and keeps them out of the slideshow', async () => {
    const files = {
      bill_image: ['/bills/1.jpg', '/bills/2.pdf', '/bills/3.png'],
      bill_image_name: ['1.jpg', 'two.pdf', '3.png'],
    };
    await showSummary({ bills: [bill('1', files)] });
    expect(screen.getAllByRole('group')).toHaveLength(2);
    const link = screen.getByRole('link', { name: 'Open two.pdf in a new tab' });
    expect(link.getAttribute('href')).toMatch(/\/bills\/2\.pdf$/);
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('the way on', () => {
  it.each<[string, Given, 0 | 1]>([
    ['after a long bill', { state: { isMultiClickBill: true } }, 1],
    ['of who has no points yet', { allPoints: 0 }, 0],
  ])('%s is another bill, on the same tab', async (_, given, tab) => {
    const { history } = await showSummary(given);
    const seen: unknown[] = [];
    history.subscribe(({ location }) => seen.push([location.pathname, location.state.billTab]));
    expect(screen.queryByRole('link', { name: 'REDEEM' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'SUBMIT ANOTHER BILL' }));
    await until(() => expect(seen[0]).toEqual(['/submit-bill', tab]));
  });

  it('is redeeming for everybody else', async () => {
    await showSummary();
    expect(screen.getByRole('link', { name: 'REDEEM' }).getAttribute('href')).toBe('/redeem');
  });
});

describe('a bill that is looked up', () => {
  it.each<[string, HistoryState]>([
    ['from the transactions', { from: 'transactions' }],
    ['for its details', { withDetailClicked: true }],
  ])('%s has a way back, no totals and no buttons', async (_, state) => {
    await showSummary({ state });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bill Details');
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(screen.queryByText('Total points earned')).toBeNull();
    expect(screen.queryByRole('link', { name: /REDEEM|SUBMIT/ })).toBeNull();
  });
});

describe('the timeline', () => {
  const steps = () =>
    within(screen.getByRole('list', { name: 'Timeline' }))
      .getAllByRole('listitem')
      .map((step) => [step.textContent, step.getAttribute('aria-current')]);

  it('says how far a bill has come', async () => {
    await showSummary({ bills: [bill('1', { status: 'Pending' })] });
    expect(steps()).toEqual([
      ['Sent', null],
      ['Received', null],
      ['Being checked', 'step'],
      ['Decidedstill to come', null],
    ]);
  });

  it('has a date only where the points of the bill have told one', async () => {
    const { queryClient } = await showSummary();
    expect(steps().at(-1)).toEqual(['Decided', null]);
    const row = { referenceId: '1', reasonId: '1', date: '2026-11-09 10:00:00' };
    act(() => {
      // Nothing else of it counts.
      queryClient.setQueryData(transactionQueries.points().queryKey, {
        lists: { earned: [{ entry: row }] },
      } as never);
    });
    await until(() => expect(steps().at(-1)).toEqual(['Decided09 / 11 / 2026', null]));
  });
});

it.each<[string, HistoryState]>([
  ['nothing', {}],
  ['bills that do not exist', { billIds: '0,0' }],
])('is not there for %s: the dashboard says so', async (_, state) => {
  stubBackend({});
  const { history } = renderApp('/bill-summary', state);
  await screen.findByRole('heading', { name: 'Hi!' });
  expect(history.location.pathname).toBe('/dashboard');
  expect(toasts()).toContain('Please upload at least one bill image');
});

it('offers Retry where the backend has no data', async () => {
  let response: unknown = [];
  stubBackend({ '/getBillSummary': () => Response.json({ statusCode: 100, response }) });
  renderApp('/bill-summary', { billIds: '1' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  response = { bill_data: { 1: bill('1') } };
  await userEvent.click(retry);
  expect(await screen.findByText('Brand 1')).toBeTruthy();
});

it('never shows the bills of another choice while its own are on their way', async () => {
  const answers = [Promise.resolve({ bill_data: { 1: bill('1') } }), new Promise<never>(() => {})];
  const { requestsTo } = stubBackend({
    '/getBillSummary': async () => Response.json({ statusCode: 100, response: await answers.shift() }),
  });
  const { router } = renderApp('/bill-summary', { billIds: '1' });
  await screen.findByText('Brand 1');
  await router.navigate({ to: '/bill-summary', state: { billIds: '2' } });
  await until(() =>
    expect(requestsTo(getBillSummary).map(({ fields }) => fields.bill_ids)).toEqual(['1', '2']),
  );
  expect(screen.queryByText('Brand 1')).toBeNull();
});

describe('bills that were deleted', () => {
  const gone = { statusCode: 100, response: { bill_data: [], submitted: 0 } };

  it('are missing kindly, with the way to those that are left, and the list that led there is old', async () => {
    const { requestsTo } = stubBackend({
      '/getBillSummary': gone,
      '/getSubmitBillDetailsMonthwise': {
        statusCode: 100,
        response: { transactionDetails: { 'November 2026': [bill('1')] } },
      },
    });
    const { router } = renderApp('/transactions?tab=bills');
    const row = await screen.findByRole('link', { name: /Brand 1/ });
    const askedBefore = requestsTo(getSubmitBillDetailsMonthwise).length;
    await userEvent.click(row);
    expect(await screen.findByText('This bill is not there any more.')).toBeTruthy();
    expect(toasts()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Show my bills' }));
    await until(() => expect(router.state.location.search).toMatchObject({ tab: 'bills' }));
    await until(() => expect(requestsTo(getSubmitBillDetailsMonthwise).length).toBeGreaterThan(askedBefore));
  });

  it('lead to a new bill right after a submit, without totals', async () => {
    stubBackend({ '/getBillSummary': gone });
    renderApp('/bill-summary', { billIds: '1' });
    expect(await screen.findByRole('link', { name: 'SUBMIT ANOTHER BILL' })).toBeTruthy();
    expect(screen.queryByText('Total points earned')).toBeNull();
  });
});
