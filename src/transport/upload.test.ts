import { beforeEach, expect, it, vi } from 'vitest';
import { submitBill } from '@/contract/bills';
import { type FakeRequest, stubUploads } from '../../tests/setup/uploads';
import { failureOf } from './call-error';
import { createUpload, type UploadOptions } from './upload';

let requests: FakeRequest[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  requests = stubUploads();
});

const values = () => ({
  merchantId: '501',
  platform: 4,
  customerId: '5',
  type: 1,
  images: [new File(['abc'], 'bill.jpg', { type: 'image/jpeg' })],
});

function start(options: UploadOptions = {}) {
  const done = createUpload({ baseUrl: '/api', payloadKey: 'k' })(submitBill, values(), options).then(
    (reply) => ({ reply }),
    (error: unknown) => ({ error, failure: failureOf(error) }),
  );
  return { done, request: requests[0] as FakeRequest };
}

it('sends the fields and the file as a form, with the token', async () => {
  const { done, request } = start({ bearer: 'secret' });
  expect(request).toMatchObject({ url: '/api/submitBill', headers: { authorization: 'Bearer secret' } });
  const { body } = request;
  expect(body?.get('bill_upload_type')).toBe('1');
  expect(body?.get('merchant_id')).toBe('501');
  expect(body?.getAll('bill_image[]')).toHaveLength(1);
  expect(body?.has('brand_id')).toBe(false);
  request.answer({ statusCode: 100, response: { is_manual_process: '1', last_bill_id: 9 } });
  expect(await done).toEqual({ reply: { manual: true, billId: '9' } });
});

it('reports the part that has left the device', () => {
  const onProgress = vi.fn();
  const { request } = start({ onProgress });
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.upload.onload?.();
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

it('gives up 75 s after the last progress', async () => {
  const { done, request } = start();
  for (let minute = 0; minute < 3; minute++) {
    await vi.advanceTimersByTimeAsync(74_999);
    request.upload.onprogress?.({ loaded: minute, total: 10 });
  }
  await vi.advanceTimersByTimeAsync(74_999);
  expect(request.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toMatchObject({ failure: { kind: 'timeout' } });
  expect(request.aborted).toBe(true);
});

it('reports a broken network as offline, and an unreadable answer as malformed', async () => {
  const broken = start();
  broken.request.onerror?.();
  expect(await broken.done).toMatchObject({ failure: { kind: 'offline' } });
  requests.length = 0;
  const rubbish = start();
  rubbish.request.answer('<html>', 502);
  expect(await rubbish.done).toMatchObject({ failure: { kind: 'malformed' } });
});

it('ends at once when the device loses its network', async () => {
  const { done, request } = start();
  dispatchEvent(new Event('offline'));
  expect(await done).toMatchObject({ failure: { kind: 'offline' } });
  expect(request.aborted).toBe(true);
});

it('reads the bill that a duplicate names', async () => {
  const { done, request } = start();
  request.answer({ statusCode: 110, statusDescription: 'Known.', response: { last_bill_id: '4' } });
  expect(await done).toMatchObject({
    failure: { kind: 'rejected', statusCode: 110, description: 'Known.', details: { billId: '4' } },
  });
});

it('breaks off with the caller’s reason', async () => {
  const controller = new AbortController();
  const { done, request } = start({ signal: controller.signal });
  controller.abort(new Error('cancelled'));
  expect(await done).toMatchObject({ error: new Error('cancelled') });
  expect(request.aborted).toBe(true);
  const late = createUpload({ baseUrl: '/api', payloadKey: 'k' })(submitBill, values(), {
    signal: controller.signal,
  });
  await expect(late).rejects.toThrow('cancelled');
  expect(requests).toHaveLength(1);
});
