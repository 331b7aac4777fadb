import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { submitFeedback } from '@/contract/feedback';
import { addUpload, changeUploads, openList, wipeUploads } from '@/features/bills/uploads/upload-list';
import { storedUser } from '@/session/stored-user';
import { useQuestion } from '@/ui/feedback/ask';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { keptUpload } from '../../../tests/setup/kept-upload';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { photo } from '../../../tests/setup/upload-page';

beforeEach(async () => {
  setCurrentBrand(testBrand());
  stubLocks();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('BroadcastChannel', undefined); // this test has one tab
  logInAsCustomer();
  await wipeUploads('5');
});

/** The page, while a bill leaves the phone. */
async function open() {
  await openList();
  await addUpload(keptUpload('one', { state: 'uploading' }), photo('one'));
  const backend = stubBackend({
    '/submitFeedback': { statusCode: 100, response: {} },
    '/getMerchantDetails': { statusCode: 100, merchant_list: {} },
  });
  renderApp('/delete-account');
  await screen.findByText('1 bill that waits on this phone');
  return () => backend.requestsTo(submitFeedback).length;
}

async function request() {
  await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'delete');
  await userEvent.click(screen.getByRole('button', { name: 'DELETE MY ACCOUNT' }));
}
const question = () => useQuestion.getState().question;

it('a deletion while a bill is on its way asks first, and so does the logout after it', async () => {
  const requests = await open();
  await request();
  await until(() => expect(question()?.text).toContain('1 bill on this phone'));
  expect(requests()).toBe(0);
  question()?.answer(true);
  expect(await screen.findByRole('heading', { name: 'Your request has arrived' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'LOG OUT' }));
  await until(() => expect(question()?.text).toContain('Do you want to logout'));
  question()?.answer(false);
  await until(() => expect(question()).toBeUndefined());
  expect(storedUser()?.id).toBe('5');
});

it('a bill that arrives meanwhile is no longer lost, and nothing is asked', async () => {
  const requests = await open();
  await changeUploads(['one'], { state: 'complete', billId: '7' });
  await until(() => expect(screen.queryByText(/that waits on this phone/)).toBeNull());
  await request();
  await until(() => expect(requests()).toBe(1));
  expect(question()).toBeUndefined();
  await screen.findByRole('heading', { name: 'Your request has arrived' });
});
