import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getMerchantDetails } from '@/contract/merchant';
import { transactionQueries } from '@/features/transactions/queries';
import { today } from '@/lib/today';
import { sendUpload } from '@/session/send-upload';
import { CallError } from '@/transport/call-error';
import { isBusy } from '@/updates/busy';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import {
  duplicateOf,
  field,
  fillInLongBill,
  showSubmitBill,
  submit,
  submitButton,
  told,
} from '../../../../tests/setup/submit-bill';
import { until } from '../../../../tests/setup/until';
import { billQueries } from '../queries';
import { sendLongBill } from './send-long-bill';

vi.mock('@/session/send-upload', () => ({ sendUpload: vi.fn() }));

beforeEach(() => void vi.mocked(sendUpload).mockReset());

const taken = { manual: true, points: 0, billId: '77' };

/** A send that gets so far, and then ends only when it is cancelled. */
const hangAt = (part: number) =>
  vi.mocked(sendUpload).mockImplementationOnce((_call, _values, { signal, onProgress } = {}) => {
    if (part > 0) onProgress?.(part);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });

describe('an attempt to send a long bill', () => {
  const bill = {
    location: '1',
    brand: '11',
    billNumber: 'INV-1 ',
    billDate: '20 / 11 / 2026',
    billAmount: '99.50',
  };
  const send = (mayHaveArrived = false, signal = new AbortController().signal) =>
    sendLongBill(bill, { files: [], mayHaveArrived, signal, onProgress: () => {} });
  it.each([
    ['a duplicate is told', false, { kind: 'failed', message: 'Duplicate.', mayHaveArrived: false }],
    ['a duplicate after a lost answer is that bill', true, { kind: 'taken', billId: '7' }],
  ])('%s', async (_, mayHaveArrived, outcome) => {
    vi.mocked(sendUpload).mockRejectedValueOnce(duplicateOf('7'));
    expect(await send(mayHaveArrived)).toEqual(outcome);
  });

  it.each([0, 0.99])('that is cancelled at %s has not arrived', async (part) => {
    hangAt(part);
    const cancel = new AbortController();
    const sending = send(false, cancel.signal);
    cancel.abort();
    expect(await sending).toEqual({ kind: 'cancelled', mayHaveArrived: false });
  });

  it('that has sent its last byte cannot be cancelled', async () => {
    const cancel = new AbortController();
    vi.mocked(sendUpload).mockImplementationOnce(async (_call, _values, { signal, onProgress } = {}) => {
      onProgress?.(1);
      cancel.abort();
      signal?.throwIfAborted();
      return taken;
    });
    expect(await send(false, cancel.signal)).toEqual({ kind: 'taken', billId: '77' });
  });
});

describe('a long bill', () => {
  const show = async () => {
    const app = await showSubmitBill({ state: { billTab: 1 } });
    await fillInLongBill();
    return app;
  };

  it('is sent with all of its fields, and leads to its summary', async () => {
    vi.mocked(sendUpload).mockResolvedValue(taken);
    const { visited } = await show();
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
    await until(() => expect([isBusy('form'), isBusy('upload')]).toEqual([false, false]));
  });

  it('shows its progress, is locked meanwhile, and can be cancelled without a word', async () => {
    hangAt(0.456);
    const { visited } = await show();
    await submit();
    expect(await screen.findByText('45%')).toBeTruthy();
    expect(field('Bill number').disabled).toBe(true);
    expect(screen.queryByLabelText('Choose files')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Short Bill' }));
    await until(() => expect(isBusy('upload')).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'CANCEL' }));
    await until(() => expect(submitButton()?.disabled).toBe(false));
    expect(field('Bill number').value).toBe('INV-1');
    expect([told(), visited]).toEqual([[], []]);
  });

  it('cannot be cancelled after its last byte, says so, and is heard of also by who has left', async () => {
    const answer = laterAnswer<unknown>();
    vi.mocked(sendUpload).mockImplementationOnce((_call, _values, { onProgress } = {}) => {
      onProgress?.(1);
      return answer.asked();
    });
    const { visited, router } = await show();
    await submit();
    expect(await screen.findByText('It can no longer be cancelled.')).toBeTruthy();
    expect(screen.getByText('Submitting bill...')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'CANCEL' })).toBeNull();
    await router.navigate({ to: '/dashboard', ignoreBlocker: true });
    await answer.give(taken);
    await until(() => expect(isBusy('upload')).toBe(false));
    expect(visited).toEqual([['PUSH', '/dashboard', undefined, undefined]]);
  });

  it('makes what it changes old: balance, lists and summaries', async () => {
    const answer = laterAnswer<unknown>();
    vi.mocked(sendUpload).mockImplementationOnce(answer.asked);
    const { queryClient, backend } = await show();
    const list = transactionQueries.bills();
    const summary = billQueries.summary(['77', '78']);
    await Promise.all([queryClient.prefetchQuery(list), queryClient.prefetchQuery(summary)]);
    await submit();
    const old = () =>
      [list, summary].map(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated);
    await until(() => expect(sendUpload).toHaveBeenCalledOnce());
    expect(old()).toEqual([false, false]);
    const askedBefore = backend.requestsTo(getMerchantDetails).length;
    await answer.give({ ...taken, manual: false, points: 5 });
    await until(() => expect(old()).toEqual([true, true]));
    await until(() => expect(backend.requestsTo(getMerchantDetails).length).toBeGreaterThan(askedBefore));
  });

  it('keeps everything after a lost answer, and is known again by the next one', async () => {
    vi.mocked(sendUpload)
      .mockRejectedValueOnce(new CallError({ kind: 'offline' }, '/submitBill'))
      .mockRejectedValueOnce(duplicateOf('77'));
    const { visited } = await show();
    await submit();
    await until(() => expect(told()).toEqual(['Please check your internet connection!']));
    expect([field('Bill number').value, screen.queryByText('a.png')]).toEqual(['INV-1', expect.anything()]);
    await submit();
    await until(() => expect(visited[0]).toEqual(['REPLACE', '/bill-summary', '77', true]));
    expect(told()).not.toContain('Duplicate.');
  });
});
