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
  const places = async () =>
    calls.getStoreLocations.reply.decode((await test.send('getStoreLocations', id, ask)).body).locations;
  const brandsAt = async (locationId: string) =>
    calls.getBrandName.reply.decode((await test.send('getBrandName', { ...id, locationId }, ask)).body);
  /** A valid form for the first location. */
  const form = async () => {
    const [place] = await places();
    const [brand] = await brandsAt(place?.id ?? '');
    return {
      ...{ type: billUploadType.long, images: [file('page.jpg')], billNumber: 'A-1', billAmount: 1000 },
      ...{ brandId: brand?.id ?? '', locationId: place?.id ?? '', billDate: '2026-11-20' },
    };
  };
  return {
    ...{ token, balance, submit, places, brandsAt, form },
    short: (...images: File[]) => submit({ type: billUploadType.short, images }),
    long: async (spoiled: Partial<RequestOf<typeof calls.submitBill>> = {}) =>
      submit({ ...(await form()), ...spoiled }),
    remove: async (billId: string) => (await test.send('deleteSubmitBill', { ...id, billId }, ask)).body,
    summary: async (billIds: string) => {
      const { body } = await test.send('getBillSummary', { ...id, billIds }, ask);
      const { bills = [], ...counts } = calls.getBillSummary.reply.decode(body);
      return { ...counts, bills };
    },
    bills: async () =>
      calls.getSubmitBillDetailsMonthwise.reply.decode(
        (await test.send('getSubmitBillDetailsMonthwise', id, ask)).body,
      ),
    history: async () =>
      calls.getEarnRedeemPointDetailsMonthWise.reply.decode(
        (await test.send('getEarnRedeemPointDetailsMonthWise', { ...id, appVersion: 4 }, ask)).body,
      ),
    archive: async () =>
      calls.getCustomerArchiveData.reply.decode(
        (await test.send('getCustomerArchiveData', { ...id, appVersion: 4 }, ask)).body,
      ),
    vouchers: async (filter: number) =>
      calls.getVouchersMonthWise.reply.decode(
        (await test.send('getVouchersMonthWise', { ...id, filter }, ask)).body,
      ).vouchers,
  };
}

export type BillHand = Awaited<ReturnType<typeof billHandOf>>;
