import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren, ReactElement } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import { useUploads, wipeUploads } from '@/features/bills/uploads/upload-list';
import { wipeDrafts } from '@/session/drafts';
import { CallError } from '@/transport/call-error';
import { useQuestion } from '@/ui/feedback/ask';
import { useToasts } from '@/ui/feedback/show-toast';
import { useBusy } from '@/updates/busy';
import { renderApp } from './app-router';
import { stubBackend } from './backend';
import { write } from './hands';
import { stubLocks } from './locks';
import { logInAsCustomer } from './session';
import { until } from './until';

beforeEach(async () => {
  logInAsCustomer();
  useBusy.setState({ tasks: [] }); // an upload of the test before may never end
  stubLocks();
  await Promise.all([wipeUploads('5'), wipeDrafts('5', '9876500001')]);
  setNetwork(true);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});

const merchant = {
  current_points_balance: 100,
  allow_short_bill_upload: '1',
  customerDetails: { id: '5' },
  is_earn_enabled: '1',
  is_earn_burn_enabled: '1',
};
export const riverside = { id: '1', location_name: 'Riverside', bill_date_submission_days: 7 };
export const zarli = { brand_id: '10', brand_name: 'Zarli' };

interface Given {
  details?: Record<string, unknown>;
  places?: unknown[];
  shops?: unknown[];
  state?: { billTab?: 0 | 1 };
  /** Parts around the screens. */
  Around?: (props: PropsWithChildren) => ReactElement;
}

/** Opens the screen of bills of a mall with two locations and two brands. `visited`: the addresses that it leads to. */
export async function showSubmitBill({ details, places, shops, state, Around }: Given = {}) {
  const locations = places ?? [riverside, { id: '2', location_name: 'Old Town' }];
  const backend = stubBackend({
    '/getMerchantDetails': {
      statusCode: 100,
      response: { merchant_list: { added: { 1: { ...merchant, ...details } } } },
    },
    '/getStoreLocations': { statusCode: 100, response: { locations } },
    '/getBrandName': { statusCode: 100, response: shops ?? [zarli, { brand_id: '11', brand_name: 'Adora' }] },
    '/appVersion': { statusCode: 100, app_version: '4' },
    '/getSubmitBillDetailsMonthwise': { statusCode: 100, response: { transactionDetails: [] } },
    '/getBillSummary': {
      statusCode: 100,
      response: { bill_data: { 77: { id: 77, brand_name: 'Adora', status: 'Pending' } } },
    },
    '/logOutUser': { statusCode: 100 },
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

export const png = (name: string, content = name, size?: number) => {
  const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const file = new File([head, content], name, { type: 'image/png' });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};

/** A device without or with a network, which tells nobody of the change. */
export const setNetwork = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });

/** Chooses files in the way that a mouse does. */
export async function chooseFiles(...files: File[]) {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose files');
  await userEvent.upload(input, files, { applyAccept: false });
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const told = () => useToasts.getState().toasts.map(({ text }) => text);
export const uploadNames = () => useUploads.getState().items.map(({ name }) => name);
export const isShortTab = () =>
  screen.getByRole('tab', { name: 'Short Bill' }).getAttribute('aria-selected') === 'true';

export const submitButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Submit Bill(s)' });
/** Presses the button as soon as it can be pressed. */
export async function submit() {
  await until(() => expect(submitButton()?.disabled).toBe(false));
  await userEvent.click(submitButton() as HTMLButtonElement);
}

/** Answers the question that the app asks. */
export async function answerQuestion(yes: boolean) {
  await until(() => expect(useQuestion.getState().question).toBeDefined());
  useQuestion.getState().question?.answer(yes);
}

/** Waits until the brand's field says this. */
export const findBrand = (words: string) =>
  until(() => expect(screen.getByRole('button', { name: 'Brand' }).textContent).toBe(words));

export async function chooseBrand(name: string) {
  await findBrand('Select Brand');
  await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
  await userEvent.click(await screen.findByRole('radio', { name }));
}

/** A long bill with all of its fields and one page. */
export async function fillInLongBill() {
  await userEvent.selectOptions(await screen.findByLabelText('Location'), 'Riverside');
  await chooseBrand('Adora');
  write(field('Bill number'), 'INV-1');
  write(field('Bill amount'), '99.50');
  await chooseFiles(png('a.png'));
  await until(() => expect(submitButton()?.disabled).toBe(false));
}

/** The refusal of a file that the backend knows as this bill. */
export const duplicateOf = (billId: string) =>
  new CallError(
    { kind: 'rejected', statusCode: 110, description: 'Duplicate.', details: { billId } },
    '/submitBill',
  );
