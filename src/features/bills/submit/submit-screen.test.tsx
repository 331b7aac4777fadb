import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren, ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { merchantQuery } from '@/components/merchant-query';
import { getBrandName } from '@/contract/bills';
import { getMerchantDetails } from '@/contract/merchant';
import { transactionQueries } from '@/features/transactions/queries';
import { today } from '@/lib/today';
import { shownDate } from '@/lib/typed-date';
import { wipeDrafts } from '@/session/drafts';
import { sendUpload } from '@/session/send-upload';
import { CallError } from '@/transport/call-error';
import { useQuestion } from '@/ui/feedback/ask';
import { useToasts } from '@/ui/feedback/show-toast';
import { isBusy, useBusy } from '@/updates/busy';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubBackend } from '../../../../tests/setup/backend';
import { write } from '../../../../tests/setup/hands';
import { keptUpload } from '../../../../tests/setup/kept-upload';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { stubLocks } from '../../../../tests/setup/locks';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';
import { billQueries } from '../queries';
import { openList, useUploads, wipeUploads } from '../uploads/upload-list';
import { shownItems } from '../uploads/upload-rules';

vi.mock('@/session/send-upload', () => ({ sendUpload: vi.fn() }));

const merchant = {
  current_points_balance: 100,
  allow_short_bill_upload: '1',
  is_earn_enabled: '1',
  is_earn_burn_enabled: '1',
  customerDetails: { id: '5' },
};
const locations = [
  { id: '1', location_name: 'Riverside', bill_date_submission_days: 7 },
  { id: '2', location_name: 'Old Town' },
];
const brands = [
  { brand_id: '10', brand_name: 'Zarli' },
  { brand_id: '11', brand_name: 'Adora' },
];

interface Given {
  details?: Record<string, unknown>;
  places?: unknown[];
  shops?: unknown[];
  state?: { billTab?: 0 | 1 };
  /** Parts around the screens. */
  Around?: (props: PropsWithChildren) => ReactElement;
}

/** The screen of bills, and the addresses that it leads to. */
async function show({ details = {}, places = locations, shops = brands, state = {}, Around }: Given = {}) {
  const backend = stubBackend({
    '/getMerchantDetails': {
      statusCode: 100,
      response: { merchant_list: { added: { 1: { ...merchant, ...details } } } },
    },
    '/getStoreLocations': { statusCode: 100, response: { locations: places } },
    '/getBrandName': { statusCode: 100, response: shops },
    '/appVersion': { statusCode: 100, app_version: '4' },
    '/getSubmitBillDetailsMonthwise': { statusCode: 100, response: { transactionDetails: [] } },
    '/getBillSummary': {
      statusCode: 100,
      response: { bill_data: { 77: { id: 77, brand_name: 'Adora', status: 'Pending' } } },
    },
  });
  const app = renderApp('/submit-bill', state, Around);
  const visited: unknown[] = [];
  app.history.subscribe(({ location, action }) => {
    const { billIds, isMultiClickBill } = location.state;
    visited.push([action.type, location.pathname, billIds, isMultiClickBill]);
  });
  await screen.findByRole('heading', { name: 'Submit Bill(s)' });
  return { ...app, backend, visited };
}

const showLong = (given: Given = {}) => show({ ...given, state: { billTab: 1 } });

const photo = (name: string, content = name, size?: number) => {
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), content], name);
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};

const setOnline = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });

/** Chooses files in the way that a mouse does. */
async function choose(...files: File[]) {
  const input = screen.getByLabelText<HTMLInputElement>('Choose files');
  await userEvent.upload(input, files, { applyAccept: false });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const told = () => useToasts.getState().toasts.map(({ text }) => text);
const submitButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Submit Bill(s)' });
const answer = async (yes: boolean) => {
  await until(() => expect(useQuestion.getState().question).toBeDefined());
  useQuestion.getState().question?.answer(yes);
};

const duplicateOf = (billId: string) =>
  new CallError(
    { kind: 'rejected', statusCode: 110, description: 'Duplicate.', details: { billId } },
    '/submitBill',
  );

/** Waits until the brand's field says this. */
const findBrand = (words: string) =>
  until(() => expect(screen.getByRole('button', { name: 'Brand' }).textContent).toBe(words));

async function chooseBrand(name: string) {
  await findBrand('Select Brand');
  await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
  await userEvent.click(await screen.findByRole('radio', { name }));
}

/** A bill with all of its fields and one page. */
async function fillIn() {
  await userEvent.selectOptions(await screen.findByLabelText('Location'), 'Riverside');
  await chooseBrand('Adora');
  write(field('Bill number'), 'INV-1');
  write(field('Bill amount'), '99.50');
  await choose(photo('a.png'));
  await until(() => expect(submitButton()?.disabled).toBe(false));
}

beforeEach(async () => {
  logInAsCustomer();
  useToasts.setState({ toasts: [] });
  useBusy.setState({ tasks: [] }); // an upload of the test before may never end
  vi.mocked(sendUpload).mockReset();
  stubLocks();
  await Promise.all([wipeUploads('5'), wipeDrafts('5', '9876500001')]);
  setOnline(true);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});

describe('the screen of bills', () => {
  it('has both ways where the mall allows short bills, and opens on the one that was asked for', async () => {
    await show();
    const names = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Short Bill', 'Long Bill']);
    expect(screen.getByRole('tab', { name: 'Short Bill' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('Submit your shopping bills, and get rewarded.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bill Upload Guidelines' }).getAttribute('href')).toBe(
      '/bill-upload-guidelines',
    );
  });

  it('has the long bill alone where the mall does without short ones', async () => {
    await show({ details: { allow_short_bill_upload: '0' } });
    expect(await screen.findByLabelText('Location')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('leads back to the dashboard', async () => {
    const { visited } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(visited[0]).toEqual(['PUSH', '/dashboard', undefined, undefined]));
  });

  it.each(['is_earn_enabled', 'is_earn_burn_enabled'])('is blocked while %s is off', async (flag) => {
    const { visited } = await show({ details: { [flag]: '0', earn_restriction_message: 'Closed today.' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Closed today.' }));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByLabelText('Choose files')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await until(() => expect(visited[0]).toEqual(['REPLACE', '/dashboard', undefined, undefined]));
  });

  it('says in its own words that earning is closed where the mall gives no reason', async () => {
    await show({ details: { is_earn_enabled: '0', earn_restriction_message: '' } });
    expect(await screen.findByRole('dialog', { name: 'You cannot earn points at the moment.' })).toBeTruthy();
  });

  it('asks before a tab is left with something on it, and starts afresh', async () => {
    await showLong();
    write(await screen.findByLabelText('Bill number'), 'INV-1');
    await userEvent.click(screen.getByRole('tab', { name: 'Short Bill' }));
    await answer(false);
    expect(field('Bill number').value).toBe('INV-1');
    await userEvent.click(screen.getByRole('tab', { name: 'Short Bill' }));
    await answer(true);
    await until(() =>
      expect(screen.getByRole('tab', { name: 'Short Bill' }).getAttribute('aria-selected')).toBe('true'),
    );
    await until(() => expect(isBusy('form')).toBe(false));
    await userEvent.click(screen.getByRole('tab', { name: 'Long Bill' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Bill number')).value).toBe('');
  });
});

it('keeps its tabs while something is entered on one, whatever the mall decides meanwhile', async () => {
  const { queryClient } = await showLong();
  write(await screen.findByLabelText('Bill number'), 'INV-1');
  const decide = (shortBillAllowed: boolean) =>
    act(() =>
      queryClient.setQueryData(
        merchantQuery().queryKey,
        (before) => before && { ...before, shortBillAllowed },
      ),
    );
  decide(false);
  await userEvent.type(field('Bill number'), '2');
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(field('Bill number').value).toBe('INV-12');
  await userEvent.clear(field('Bill number'));
  await until(() => expect(screen.queryByRole('tab')).toBeNull());
});

describe('the foot of the screen', () => {
  let seen: Element[] = [];
  beforeEach(() => {
    seen = [];
    class Observer {
      observe(element: Element) {
        seen.push(element);
      }
      disconnect() {}
      unobserve() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
  });

  it.each([0, 1] as const)('gets its room when it comes with the first file, on tab %s', async (billTab) => {
    await show({ state: { billTab } });
    await screen.findByLabelText('Choose files');
    await choose(photo('a.png'));
    const button = await screen.findByRole('button', { name: 'Submit Bill(s)' });
    expect(seen.some((element) => element.contains(button))).toBe(true);
  });
});

describe('a file that is still being read', () => {
  it.each([0, 1] as const)('is asked about before the screen is left, on tab %s', async (billTab) => {
    await show({ state: { billTab } });
    await screen.findByLabelText('Choose files');
    const slow = photo('a.png');
    slow.arrayBuffer = () => new Promise(() => {});
    await choose(slow);
    await until(() => expect(isBusy('form')).toBe(true));
  });

  it.each([0, 1] as const)('keeps the button shut, also as the second one, on tab %s', async (billTab) => {
    await show({ state: { billTab } });
    await screen.findByLabelText('Choose files');
    if (billTab === 1) await fillIn();
    else await choose(photo('a.png'));
    await until(() => expect(submitButton()?.disabled).toBe(false));
    const slow = photo('b.png');
    const reading = laterAnswer<ArrayBuffer>();
    const bytes = await slow.arrayBuffer();
    slow.arrayBuffer = reading.asked;
    await choose(slow);
    await until(() => expect(submitButton()?.disabled).toBe(true));
    await reading.give(bytes);
    await until(() => expect(submitButton()?.disabled).toBe(false));
  });
});

describe('the long bill', () => {
  it('asks for the brands of the location, and begins again with each', async () => {
    const { backend } = await showLong();
    await findBrand('Please select location');
    expect(field('Bill date').value).toBe(shownDate(today()));
    await userEvent.selectOptions(field('Location'), 'Riverside');
    await chooseBrand('Adora');
    fireEvent.change(field('Bill date'), { target: { value: '01 / 01 / 2020' } });
    fireEvent.blur(field('Bill date'));
    expect(await screen.findByText('The bill may be at most 7 days old.')).toBeTruthy();
    await userEvent.selectOptions(field('Location'), 'Old Town');
    await findBrand('Select Brand');
    expect(field('Bill date').value).toBe(shownDate(today()));
    expect(screen.queryByText('The bill may be at most 7 days old.')).toBeNull();
    expect(backend.requestsTo(getBrandName).map(({ fields }) => fields.location_id)).toEqual(['1', '2']);
  });

  it('chooses the only location and the only brand, which is nothing to lose', async () => {
    await showLong({ places: locations.slice(0, 1), shops: brands.slice(0, 1) });
    await findBrand('Zarli');
    expect(field('Location').value).toBe('1');
    await until(() => expect(isBusy('form')).toBe(false));
  });

  it('says that a brand is missing when the sheet is closed without one', async () => {
    await showLong();
    await userEvent.selectOptions(await screen.findByLabelText('Location'), 'Riverside');
    await findBrand('Select Brand');
    await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
    await screen.findByRole('radio', { name: 'Adora' });
    expect(screen.queryByText('Brand not available.')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Brand not available.')).toBeTruthy();
    await chooseBrand('Adora');
    await until(() => expect(screen.queryByText('Brand not available.')).toBeNull());
  });

  it('says where a location has no brands', async () => {
    await showLong({ shops: [] });
    await userEvent.selectOptions(await screen.findByLabelText('Location'), 'Riverside');
    expect(await screen.findByText('Brand not available.')).toBeTruthy();
  });

  it('says where there are no locations', async () => {
    await showLong({ places: [] });
    expect(await screen.findByText('Location not available.')).toBeTruthy();
  });

  it('says so when a pasted number is longer than its field, because a cut number is another bill’s', async () => {
    await showLong();
    await userEvent.click(await screen.findByLabelText('Bill number'));
    await userEvent.paste('INV-1234567890-1234567890');
    expect(field('Bill number').value).toBe('INV-1234567890-12345');
    expect(screen.getByText('At most 20 characters fit here.')).toBeTruthy();
  });

  it('searches brands in 12 characters, the chosen one first', async () => {
    await showLong();
    await userEvent.selectOptions(await screen.findByLabelText('Location'), 'Riverside');
    await chooseBrand('Zarli');
    await findBrand('Zarli');
    await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
    const names = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names()).toEqual(['Zarli', 'Adora']);
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search Brand' });
    await userEvent.type(search, 'DOR');
    expect(names()).toEqual(['Adora']);
    await userEvent.type(search, 'abcdefghijklmno');
    expect(search.value).toHaveLength(12);
    expect(screen.getByText('No brand with that name.')).toBeTruthy();
  });

  it('has its button with the first page, and opens it with the last good field', async () => {
    await showLong();
    await screen.findByLabelText('Location');
    expect(submitButton()).toBeNull();
    await choose(photo('a.png'));
    await until(() => expect(submitButton()?.disabled).toBe(true));
    await until(() => expect(isBusy('form')).toBe(true));
    await userEvent.selectOptions(field('Location'), 'Riverside');
    await chooseBrand('Adora');
    await userEvent.type(field('Bill number'), 'INV-1');
    expect(submitButton()?.disabled).toBe(true);
    await userEvent.type(field('Bill amount'), '5');
    expect(submitButton()?.disabled).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(submitButton()).toBeNull();
  });

  it('takes five pages and says why it takes no other', async () => {
    await showLong();
    await screen.findByLabelText('Location');
    await choose(...['1', '2', '3', '4', '5', '6'].map((name) => photo(name)));
    expect(await screen.findByText('Page 5 · Less than 0.01 MB')).toBeTruthy();
    await until(() => expect(told()).toEqual(['Already selected 5 images or Image size exceeds 20 mb']));
    expect(screen.queryByLabelText('Choose files')).toBeNull();
    expect(screen.getByText('5 pages · Less than 0.01 MB')).toBeTruthy();
  });

  it('keeps the total under 20 MB', async () => {
    await showLong();
    await screen.findByLabelText('Location');
    await choose(photo('big.png', 'big', 20_000_000), photo('bigger.png', 'bigger', 1_000_000));
    expect(await screen.findByText('Page 1 · 19.07 MB')).toBeTruthy();
    await until(() => expect(told()).toEqual(['Images size exceeding allowed limit!']));
    await choose(photo('small.png', 'small', 900_000));
    expect(await screen.findByText('Page 2 · 0.86 MB')).toBeTruthy();
  });

  it('refuses what is no picture or empty, hints at a file that is there twice, and takes the rest', async () => {
    await showLong();
    await screen.findByLabelText('Location');
    await choose(new File(['hello'], 'fake.png'), new File([], 'empty.png'));
    await choose(photo('a.png', 'same'), photo('b.png', 'same'));
    expect(await screen.findByText('b.png')).toBeTruthy();
    expect(screen.queryByText('fake.png')).toBeNull();
    expect(told()).toEqual(['Image file format is wrong', 'This file is empty. Please choose another one.']);
    expect(screen.getByText('This looks like the same bill as a.png.')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    await until(() => expect(document.activeElement?.id).toBe('main'));
    expect(screen.queryByText(/This looks like the same bill/)).toBeNull();
    expect(screen.getByText('b.png')).toBeTruthy();
  });

  it('is sent with all of its fields, and leads to its summary', async () => {
    vi.mocked(sendUpload).mockResolvedValue({ manual: true, points: 0, billId: '77' });
    const { visited } = await showLong();
    await fillIn();
    await userEvent.type(field('Bill number'), ' ');
    await userEvent.dblClick(submitButton() as HTMLButtonElement);
    await until(() => expect(visited[0]).toEqual(['REPLACE', '/bill-summary', '77', true]));
    expect(sendUpload).toHaveBeenCalledTimes(1);
    const [call, values] = vi.mocked(sendUpload).mock.calls[0] ?? [];
    expect(call).toMatchObject({ path: '/submitBill' });
    expect(values).toMatchObject({
      type: 2,
      locationId: '1',
      brandId: '11',
      billNumber: 'INV-1',
      billAmount: 99.5,
      billDate: today(),
    });
    await until(() => expect(isBusy('form')).toBe(false));
    await until(() => expect(isBusy('upload')).toBe(false));
  });

  it('says that it is submitted once it has left the device', async () => {
    vi.mocked(sendUpload).mockImplementation((_call, _values, { onProgress } = {}) => {
      onProgress?.(1);
      return new Promise(() => {});
    });
    await showLong();
    await fillIn();
    await userEvent.click(submitButton() as HTMLButtonElement);
    expect(await screen.findByText('Submitting bill...')).toBeTruthy();
  });

  it('shows its progress, is locked meanwhile, and can be cancelled without a word', async () => {
    let aborted = false;
    vi.mocked(sendUpload).mockImplementation((_call, _values, { signal, onProgress } = {}) => {
      onProgress?.(0.456);
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          aborted = true;
          reject(signal.reason);
        });
      });
    });
    const { visited } = await showLong();
    await fillIn();
    await userEvent.click(submitButton() as HTMLButtonElement);
    expect(await screen.findByText('45%')).toBeTruthy();
    expect(field('Bill number').disabled).toBe(true);
    expect(screen.queryByLabelText('Choose files')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Short Bill' }));
    expect(visited).toEqual([]);
    await until(() => expect(isBusy('upload')).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'CANCEL' }));
    await until(() => expect(submitButton()?.disabled).toBe(false));
    expect(aborted).toBe(true);
    expect(field('Bill number').value).toBe('INV-1');
    expect(told()).toEqual([]);
    expect(visited).toEqual([]);
  });

  it('that was cancelled before its last byte has not arrived: a duplicate is told', async () => {
    vi.mocked(sendUpload)
      .mockImplementationOnce((_call, _values, { signal, onProgress } = {}) => {
        onProgress?.(0.99);
        return new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        );
      })
      .mockRejectedValueOnce(duplicateOf('77'));
    const { visited } = await showLong();
    await fillIn();
    await userEvent.click(submitButton() as HTMLButtonElement);
    await userEvent.click(await screen.findByRole('button', { name: 'CANCEL' }));
    await until(() => expect(submitButton()?.disabled).toBe(false));
    await userEvent.click(submitButton() as HTMLButtonElement);
    await until(() => expect([visited, told()]).toEqual([[], ['Duplicate.']]));
  });

  it('can be cancelled before its first byte', async () => {
    vi.mocked(sendUpload).mockImplementation(
      (_call, _values, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    await showLong();
    await fillIn();
    await userEvent.click(submitButton() as HTMLButtonElement);
    await userEvent.click(await screen.findByRole('button', { name: 'CANCEL' }));
    await until(() => expect(submitButton()?.disabled).toBe(false));
    expect(told()).toEqual([]);
  });

  it('cannot be cancelled after its last byte, and says so', async () => {
    const answer = laterAnswer<unknown>();
    let aborted = false;
    vi.mocked(sendUpload).mockImplementationOnce((_call, _values, { signal, onProgress } = {}) => {
      signal?.addEventListener('abort', () => {
        aborted = true;
      });
      onProgress?.(1);
      return answer.asked();
    });
    const { visited, router } = await showLong();
    await fillIn();
    await userEvent.click(submitButton() as HTMLButtonElement);
    expect(await screen.findByText('It can no longer be cancelled.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'CANCEL' })).toBeNull();
    // Even a forced end of the screen waits for the answer, so that the app knows of the bill.
    await router.navigate({ to: '/dashboard', ignoreBlocker: true });
    expect(aborted).toBe(false);
    await answer.give({ manual: true, points: 0, billId: '77' });
    await until(() => expect(isBusy('upload')).toBe(false));
    expect(visited).toEqual([['PUSH', '/dashboard', undefined, undefined]]);
  });

  it('makes what it changes old: balance, lists and summaries', async () => {
    const answer = laterAnswer<unknown>();
    vi.mocked(sendUpload).mockImplementationOnce(answer.asked);
    const { queryClient, backend } = await showLong();
    const list = transactionQueries.bills();
    const summary = billQueries.summary(['77', '78']);
    await Promise.all([queryClient.prefetchQuery(list), queryClient.prefetchQuery(summary)]);
    await fillIn();
    await userEvent.click(submitButton() as HTMLButtonElement);
    const old = () =>
      [list, summary].map(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated);
    await until(() => expect(sendUpload).toHaveBeenCalledOnce());
    expect(old()).toEqual([false, false]);
    const askedBefore = backend.requestsTo(getMerchantDetails).length;
    await answer.give({ manual: false, points: 5, billId: '77' });
    await until(() => expect(old()).toEqual([true, true]));
    await until(() => expect(backend.requestsTo(getMerchantDetails).length).toBeGreaterThan(askedBefore));
  });

  it('keeps everything when it is refused', async () => {
    vi.mocked(sendUpload).mockRejectedValue(
      new CallError({ kind: 'rejected', statusCode: 102, description: '' }, '/submitBill'),
    );
    await showLong();
    await fillIn();
    await userEvent.click(submitButton() as HTMLButtonElement);
    await until(() => expect(told()).toEqual(['Bill submit failed.']));
    expect(field('Bill number').value).toBe('INV-1');
    expect(screen.getByText('a.png')).toBeTruthy();
  });

  it('knows its own bill again after a lost answer', async () => {
    vi.mocked(sendUpload)
      .mockRejectedValueOnce(new CallError({ kind: 'offline' }, '/submitBill'))
      .mockRejectedValueOnce(duplicateOf('77'));
    const { visited } = await showLong();
    await fillIn();
    await userEvent.click(submitButton() as HTMLButtonElement);
    await until(() => expect(told()).toEqual(['Please check your internet connection!']));
    await userEvent.click(submitButton() as HTMLButtonElement);
    await until(() => expect(visited[0]).toEqual(['REPLACE', '/bill-summary', '77', true]));
    expect(told()).not.toContain('Duplicate.');
  });
});

describe('short bills', () => {
  const names = () => useUploads.getState().items.map(({ name }) => name);

  it('are chosen with a size each, deleted again, and submitted together', async () => {
    vi.mocked(sendUpload).mockResolvedValue({ manual: true, points: 0, billId: '77' });
    const { visited } = await show();
    await screen.findByLabelText('Choose files');
    expect(submitButton()).toBeNull();
    await choose(photo('a.png'), photo('b.png'), photo('c.png'));
    await until(() => expect(names()).toEqual(['a.png', 'b.png', 'c.png']));
    await until(() => expect(isBusy('form')).toBe(true));
    await until(() => expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(3));
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    await until(() => expect(names()).toEqual(['b.png', 'c.png']));
    await until(() => expect(document.activeElement?.id).toBe('main'));
    await until(() => expect(submitButton()?.disabled).toBe(false));
    await userEvent.dblClick(submitButton() as HTMLButtonElement);
    await until(() => expect(visited[0]).toEqual(['REPLACE', '/thank-you', undefined, undefined]));
    expect(visited).toHaveLength(1);
    await until(() => expect(sendUpload).toHaveBeenCalledTimes(2));
    await until(() => expect(isBusy('form')).toBe(false));
  });

  it('hint at a file that is there twice, and take it all the same', async () => {
    await show();
    await screen.findByLabelText('Choose files');
    await choose(photo('a.png', 'same'), photo('b.png', 'same'));
    expect(await screen.findByText('This looks like the same bill as a.png.')).toBeTruthy();
    await until(() => expect(submitButton()?.disabled).toBe(false));
  });

  it('say why one failed, and let it be tried again', async () => {
    vi.mocked(sendUpload)
      .mockRejectedValueOnce(
        new CallError({ kind: 'rejected', statusCode: 102, description: 'Too late.' }, '/submitBill'),
      )
      .mockResolvedValueOnce({ manual: true, points: 0, billId: '77' });
    const { router } = await show();
    await screen.findByLabelText('Choose files');
    await choose(photo('a.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Bill(s)' }));
    await until(() => expect(told()).toEqual(['Too late.']));
    await router.navigate({ to: '/submit-bill' });
    const bill = within(await screen.findByRole('listitem'));
    expect(bill.getByText('Upload failed.')).toBeTruthy();
    expect(bill.getByText('Too late.')).toBeTruthy();
    await userEvent.click(bill.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bill submitted for manual processing.')).toBeTruthy();
  });

  it.each([0, 1] as const)(
    'and pages that are PDFs get no picture made of them, on tab %s',
    async (billTab) => {
      const made = vi.spyOn(URL, 'createObjectURL');
      await show({ state: { billTab } });
      await screen.findByLabelText('Choose files');
      await choose(new File(['%PDF-1.4'], 'a.pdf'), photo('b.png'));
      await screen.findByText('b.png');
      await until(() => expect(made).toHaveBeenCalledTimes(1));
    },
  );

  it('load the screens that a submit leads to, because the network may be gone by then', async () => {
    setOnline(false);
    const { router } = await show();
    await screen.findByLabelText('Choose files');
    const loaded = vi.spyOn(router, 'loadRouteChunk');
    setOnline(true);
    dispatchEvent(new Event('online'));
    await until(() =>
      expect(loaded.mock.calls.map(([{ id }]) => id)).toEqual([
        '/_customer/thank-you',
        '/_customer/bill-upload',
        '/_customer/bill-summary',
      ]),
    );
  });

  it('can be submitted while others only wait for a network, and say how many wait', async () => {
    setOnline(false);
    const { router } = await show();
    await screen.findByLabelText('Choose files');
    await choose(photo('a.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Bill(s)' }));
    await screen.findByText('Thank you for submitting your bill(s)!');
    expect(screen.getByRole('link', { name: 'See submitted bills' }).getAttribute('href')).toBe(
      '/transactions?tab=bills',
    );
    await router.navigate({ to: '/submit-bill' });
    expect(await screen.findByText('1 bill waits for a connection.')).toBeTruthy();
    expect(screen.getByText('You can add 4 more bills meanwhile.')).toBeTruthy();
    await choose(photo('b.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Bill(s)' }));
    await screen.findByText('Thank you for submitting your bill(s)!');
    expect(useUploads.getState().items.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(sendUpload).not.toHaveBeenCalled();
  });

  it('that failed leave no room when they are five, and the screen says what to do', async () => {
    await show();
    await screen.findByLabelText('Choose files');
    const words = 'There is room for 5 bills. To add another one, first send or delete one of these.';
    expect(screen.queryByText(words)).toBeNull();
    await act(openList); // opening reads the storage, which would bring back the empty list
    act(() =>
      useUploads.setState({
        items: shownItems(
          ['1', '2', '3', '4', '5'].map((id) => keptUpload(id, { state: 'error' })),
          [],
        ),
      }),
    );
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByLabelText('Choose files')).toBeNull();
    expect(screen.queryByText(/drop files here/)).toBeNull();
  });

  it('wait for those that are on their way', async () => {
    vi.mocked(sendUpload).mockImplementation(() => new Promise(() => {}));
    const { router } = await show();
    await screen.findByLabelText('Choose files');
    await choose(photo('a.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit Bill(s)' }));
    await screen.findByText('Thank you for submitting your bill(s)!');
    await router.navigate({ to: '/submit-bill' });
    expect(await screen.findByText('Uploading bill...')).toBeTruthy();
    await choose(photo('b.png'));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit Bill(s)' })).disabled).toBe(
      true,
    );
    expect(screen.getByText('You can submit more bills when this upload is over.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await until(() => expect(submitButton()?.disabled).toBe(false));
    expect(names()).toEqual(['b.png']);
  });

  it('that were not submitted go when the screen is left', async () => {
    const { router } = await show();
    await screen.findByLabelText('Choose files');
    await choose(photo('a.png'));
    await until(() => expect(names()).toEqual(['a.png']));
    await router.navigate({ to: '/dashboard' });
    await until(() => expect(names()).toEqual([]));
  });

  it('that were not submitted stay when something else closes the screen, such as maintenance', async () => {
    const useMaintenance = create(() => ({ active: false }));
    const Maintained = ({ children }: PropsWithChildren) =>
      useMaintenance(({ active }) => active) ? <p>Maintenance</p> : children;
    await show({ Around: ({ children }) => <Maintained>{children}</Maintained> });
    await screen.findByLabelText('Choose files');
    await choose(photo('a.png'));
    await until(() => expect(names()).toEqual(['a.png']));
    act(() => useMaintenance.setState({ active: true }));
    expect(await screen.findByText('Maintenance')).toBeTruthy();
    act(() => useMaintenance.setState({ active: false }));
    expect(await screen.findByText('a.png')).toBeTruthy();
    expect(names()).toEqual(['a.png']);
  });

  it('that were not submitted go with a Yes to the other tab', async () => {
    await show();
    await screen.findByLabelText('Choose files');
    await choose(photo('a.png'));
    await until(() => expect(names()).toEqual(['a.png']));
    await userEvent.click(screen.getByRole('tab', { name: 'Long Bill' }));
    await answer(true);
    await until(() => expect(names()).toEqual([]));
  });
});
