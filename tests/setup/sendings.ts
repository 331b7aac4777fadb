import { beforeEach, vi } from 'vitest';
import type { sendUpload } from '@/session/send-upload';
import { CallError, type Failure } from '@/transport/call-error';
import { until } from './until';
import { openPage, photo, type UploadPage } from './upload-page';

type Send = typeof sendUpload;
const backend = vi.hoisted(() => ({ sendUpload: vi.fn() }));
vi.mock('@/session/send-upload', () => backend);
// Every page knows the failures of the one backend.
const callError = vi.hoisted(() => ({ shared: undefined as object | undefined }));
vi.mock('@/transport/call-error', async (original) => {
  callError.shared ??= await original<object>();
  return callError.shared;
});

interface Sending {
  bytes: string;
  take: (billId?: string, manual?: boolean) => void;
  fail: (failure: Failure) => void;
  aborted: boolean;
  onProgress: (part: number) => void;
}
/** What sends. A test may answer in its own way. */
export const { sendUpload: sendMock } = backend;
/** The sendings of this test, which end only when it says so. */
export let sendings: Sending[] = [];

beforeEach(() => {
  sendings = [];
  backend.sendUpload.mockReset().mockImplementation((async (_call, values, options) => {
    const { images } = values as unknown as { images: Blob[] };
    const bytes = await (images[0] as Blob).text();
    return new Promise((resolve, reject) => {
      const sending: Sending = {
        bytes,
        take: (billId = '', manual = false) => resolve({ manual, points: manual ? 0 : 10, billId } as never),
        fail: (failure) => reject(new CallError(failure, '/submitBill')),
        aborted: false,
        onProgress: options?.onProgress ?? (() => {}),
      };
      options?.signal?.addEventListener('abort', () => {
        sending.aborted = true;
        reject(options.signal?.reason);
      });
      sendings.push(sending);
    });
  }) as Send);
});

/** The `number`-th sending, from 1 on, once it is under way. */
export const sending = (number: number) =>
  until(() => {
    const found = sendings[number - 1];
    if (!found) throw new Error(`${sendings.length} sendings so far`);
    return found;
  });

export const refused: Failure = { kind: 'rejected', statusCode: 102, description: 'Earning is closed.' };
export const duplicate = (billId: string): Failure => ({
  kind: 'rejected',
  statusCode: 110,
  description: 'We know this bill.',
  details: { billId },
});

/** A page on which these photos were submitted. */
export async function submitted(...names: string[]): Promise<UploadPage> {
  const page = await openPage();
  await page.chooseFiles(names.map((name) => photo(name)));
  await page.submitChosen();
  return page;
}

/** A page that goes on with what is stored. */
export async function resumed(): Promise<UploadPage> {
  const page = await openPage();
  await page.resumeUploads();
  return page;
}

/** The backend's answer about one bill. */
export const summaryOf = (id: string, points = 0) => ({
  statusCode: 100,
  response: { bill_data: { [id]: { id, points_earned: points, status: 'Pending' } } },
});
