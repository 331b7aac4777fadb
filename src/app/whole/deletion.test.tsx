import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { submitFeedback } from '@/contract/feedback';
import { addUpload, openList, wipeUploads } from '@/features/bills/uploads/upload-list';
import { keptUploads } from '@/features/bills/uploads/upload-storage';
import { startUploader } from '@/features/bills/uploads/uploader';
import { storedUser } from '@/session/stored-user';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { beside } from '../../../tests/setup/beside';
import { testBrand } from '../../../tests/setup/brand';
import { fakeCaches } from '../../../tests/setup/caches';
import { keptUpload } from '../../../tests/setup/kept-upload';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { photo } from '../../../tests/setup/upload-page';
import { stubUploads } from '../../../tests/setup/uploads';
import { LateShell } from '../shell/late-shell';

const next = '9876500002';
const good = (response: object) => ({ statusCode: 100, response });
const merchant = { added: { 1: { current_points_balance: 7, loyalty_id: 'L6' } } };

beforeEach(async () => {
  setCurrentBrand(testBrand());
  stubLocks();
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('BroadcastChannel', undefined); // this test has one tab
  logInAsCustomer();
  await wipeUploads('5');
});

function open(answer: () => Response | Promise<Response> = () => Response.json(good({}))) {
  const backend = stubBackend({
    '/appVersion': good({}),
    '/createCustomerLoginLogs': good({}),
    '/submitFeedback': answer,
    '/logOutUser': good({}),
    '/getOtp': good({ id: 2 }),
    '/loginCustomer': good({ id: 6, token: 't6', refresh_token: 'r6' }),
    '/getMerchantDetails': good({ merchant_list: merchant }),
  });
  const app = renderApp('/delete-account', {}, beside(LateShell));
  return { ...app, requests: () => backend.requestsTo(submitFeedback).map(({ fields }) => fields) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function request() {
  await userEvent.type(await screen.findByLabelText('Type DELETE to confirm'), 'delete');
  await press('DELETE MY ACCOUNT');
}

async function logInAsNext() {
  fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: next } });
  await press('GET OTP');
  const box = await screen.findByLabelText<HTMLInputElement>('OTP digit 1');
  await until(() => expect(box.disabled).toBe(false));
  fireEvent.change(box, { target: { value: '1234' } });
  await press('VERIFY OTP');
  await until(() => expect(storedUser()?.mobileNumber).toBe(next));
}

/** A bill that is on its way while the page is open. */
async function uploading() {
  const sent = stubUploads();
  await openList();
  await addUpload(keptUpload('one'), photo('one'));
  startUploader();
  await until(() => expect(sent).toHaveLength(1));
  const [upload] = sent;
  return upload ?? expect.fail();
}

it('a deletion while a bill is on its way asks first, and so does the logout that stops it', async () => {
  const upload = await uploading();
  const { requests } = open();
  await screen.findByText('1 bill that waits on this phone');
  await request();
  await screen.findByText(/^1 bill on this phone was not sent yet/);
  await press('No');
  await press('DELETE MY ACCOUNT');
  expect(requests()).toEqual([]);
  await press('Yes');
  await screen.findByRole('heading', { name: 'Your request has arrived' });
  await press('LOG OUT');
  await screen.findByText(/^1 bill is not submitted yet\. Do you want to logout/);
  expect(upload.aborted).toBe(false);
  await press('Yes');
  await screen.findByLabelText('Mobile number');
  await until(() => expect(upload.aborted).toBe(true));
  expect(await keptUploads()).toEqual([]);
});

it('a bill that arrives meanwhile is no longer lost, and nothing is asked', async () => {
  const upload = await uploading();
  const { requests } = open();
  await screen.findByText('1 bill that waits on this phone');
  upload.answer({ statusCode: 100, response: { submit_bill_id: 7 } });
  await until(() => expect(screen.queryByText(/that waits on this phone/)).toBeNull());
  await request();
  await screen.findByRole('heading', { name: 'Your request has arrived' });
  expect(requests()).toHaveLength(1);
});

it('another number that logs in before the answer has asked for nothing', async () => {
  const answer = laterAnswer<Response>();
  const answers = [answer.asked, () => Response.json(good({}))];
  const { router, requests } = open(() => answers.shift()?.() ?? expect.fail());
  await request();
  await answer.whenAsked();
  await act(() => router.navigate({ to: '/more' }));
  await press('Logout');
  await press('Yes');
  await logInAsNext();
  await answer.give(Response.json(good({})));
  await act(() => router.navigate({ to: '/delete-account' }));
  await screen.findByLabelText('Type DELETE to confirm');
  expect(screen.queryByText(/You asked for this|We do not know|has arrived/)).toBeNull();
  await request();
  await screen.findByRole('heading', { name: 'Your request has arrived' });
  const [first, second] = requests();
  expect([first?.customer_id, second?.customer_id]).toEqual(['5', '6']);
  expect(second?.feedback_message).not.toBe(first?.feedback_message);
});
