import { createHash } from 'node:crypto';
import { billUploadType } from '@/contract/bills';
import type { RequestOf } from '@/contract/call';
import { calls } from '@/contract/calls';
import { customerOf } from './harness';

const heads = { png: '\x89PNG\r\n\x1a\n', jpg: '\xff\xd8\xff\xe0', pdf: '%PDF-1.4\n' };

/** A file with the right first bytes for its kind. Other words give another file. */
export function file(name: string, words = name, kind: keyof typeof heads = 'jpg', size = 64): File {
  const head = Buffer.from(heads[kind], 'latin1');
  return new File([head, words.padEnd(size - head.length)], name);
}

export const sha256 = async (blob: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await blob.arrayBuffer()))
    .digest('hex');

/** The id in the answer to a submitted bill. */
export const submittedId = (body: object) => calls.submitBill.reply.decode({ ...body }).billId;

/** A logged-in customer, with actions for bills and points. */
export async function billHandOf(...customer: Parameters<typeof customerOf>) {
  const [test] = customer;
  const { token, id, ask, balance } = await customerOf(...customer);
  const submit = async (values: Omit<RequestOf<typeof calls.submitBill>, keyof typeof id>) =>
    (await test.send('submitBill', { ...id, ...values }, ask)).body;
  const places = async () => (await test.read('getStoreLocations', id, ask)).locations;
  const brandsAt = async (locationId: string) => await test.read('getBrandName', { ...id, locationId }, ask);
  /** A valid form for the first location. */
  const form = async () => {
    const [place] = await places();
    const [brand] = await brandsAt(place?.id ?? '');
    return {
      type: billUploadType.long,
      images: [file('page.jpg')],
      billNumber: 'A-1',
      billAmount: 1000,
      brandId: brand?.id ?? '',
      locationId: place?.id ?? '',
      billDate: '2026-11-20',
    };
  };
  return {
    token,
    balance,
    submit,
    places,
    brandsAt,
    form,
    short: (...images: File[]) => submit({ type: billUploadType.short, images }),
    long: async (spoiled: Partial<RequestOf<typeof calls.submitBill>> = {}) =>
      submit({ ...(await form()), ...spoiled }),
    remove: async (billId: string) => (await test.send('deleteSubmitBill', { ...id, billId }, ask)).body,
    summary: async (billIds: string) => {
      const { bills = [], ...counts } = await test.read('getBillSummary', { ...id, billIds }, ask);
      return { ...counts, bills };
    },
    bills: async () => await test.read('getSubmitBillDetailsMonthwise', id, ask),
    history: async () => await test.read('getEarnRedeemPointDetailsMonthWise', { ...id, appVersion: 4 }, ask),
    archive: async () => await test.read('getCustomerArchiveData', { ...id, appVersion: 4 }, ask),
    vouchers: async (filter: number) =>
      (await test.read('getVouchersMonthWise', { ...id, filter }, ask)).vouchers,
  };
}

export type BillHand = Awaited<ReturnType<typeof billHandOf>>;
