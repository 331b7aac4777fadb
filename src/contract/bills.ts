import * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, fieldsReply, noReply } from './call';
import { at, record } from './record';
import { shopBrandsReply } from './shop-brands';
import { amount, day, flag, holding, id, list, maybe, optional, text, textList } from './wire';

/**
 * The two kinds of bills (docs/product/bills.md): one picture that the backend reads, or a form with up to five
 * pictures.
 */
export const billUploadType = { short: 1, long: 2 } as const;

/** The status code for a file that the backend knows already. */
export const duplicateBill = 110;

const files = z.array(z.instanceof(Blob)).check(z.minLength(1), z.maxLength(5));

/** `billId` is '' if the backend has made no bill. */
const submitted = record({
  /** Whether people have to look at the bill before it earns points. */
  manual: at('is_manual_process', flag(false)),
  points: at('points_earned', maybe(amount)),
  billId: at('last_bill_id', billId()),
});
export type SubmittedBill = z.output<typeof submitted>;

const rejected = record({
  /** The bill of a file that the backend already knows. */
  billId: at('last_bill_id', billId()),
  /** The reason, if the description does not say it. */
  message: at('message', maybe(text)),
});
export type RejectedBill = z.output<typeof rejected>;

/** Submits one bill. `upload` sends it instead of `send`, because it reports the progress. */
export const submitBill = defineCall('/submitBill', {
  effect: 'write',
  encoding: 'multipart',
  statusCode: 'required',
  request: record({
    ...identity,
    type: at('bill_upload_type', amount),
    images: at('bill_image[]', files),
    brandId: at('brand_id', optional(id)),
    locationId: at('location_id', optional(id)),
    billNumber: at('bill_number', optional(id)),
    billAmount: at('bill_amount', optional(amount)),
    billDate: at('bill_date', optional(day)),
  }),
  reply: fieldsReply(submitted),
  rejection: fieldsReply(rejected),
});

export const deleteSubmitBill = defineCall('/deleteSubmitBill', {
  effect: 'write',
  statusCode: 'required',
  request: record({ ...identity, billId: at('bill_id', id) }),
  reply: noReply,
});

export const bill = record({
  id: at('id', id),
  brandName: at('brand_name', text),
  points: at('points_earned', maybe(amount)),
  /** 'Pending', 'Processing', 'Processed', 'Rejected' or 'Cancelled'; a backend may have words of its own. */
  status: at('status', text),
  billNumber: at('bill_number', text),
  /** YYYY-MM-DD. */
  billDate: at('bill_date', text),
  billAmount: at('bill_amount', maybe(amount)),
  /** Addresses of pictures and PDFs. */
  images: at('bill_image', textList),
  imageNames: at('bill_image_name', textList),
  /** Why it was rejected or cancelled. */
  reason: at('bill_reason', text),
  locationName: at('location_name', text),
});
export type Bill = z.output<typeof bill>;

/**
 * Bills by their id. A bill without an `id` of its own gets its key as id. Undefined if the reply has no such list; an
 * empty list means that none of the bills exists.
 */
const billsById = holding(
  z.codec(z.unknown(), z.optional(z.custom<Bill[]>(Array.isArray)), {
    decode: (value) => {
      if (typeof value !== 'object' || value === null) return undefined;
      return Object.entries(value).flatMap(([key, entry]) => {
        const result = z.safeParse(bill, Array.isArray(value) ? entry : { id: key, ...entry });
        return result.success ? [result.data] : [];
      });
    },
    encode: (bills = []) => Object.fromEntries(bills.map((entry) => [entry.id, z.encode(bill, entry)])),
  }),
  'keyed',
  bill,
);

const billSummary = record({
  submitted: at('submitted', maybe(amount)),
  processed: at('processed', maybe(amount)),
  pending: at('pending', maybe(amount)),
  /** Points of the requested bills. */
  pointsEarned: at('total_points_earned', maybe(amount)),
  /** Points of all bills that the customer has ever submitted. */
  allPointsEarned: at('all_points_earned', maybe(amount)),
  bills: at('bill_data', billsById),
});
export type BillSummary = z.output<typeof billSummary>;

export const getBillSummary = defineCall('/getBillSummary', {
  effect: 'read',
  /** Comma-separated ids. */
  request: record({ ...identity, billIds: at('bill_ids', text) }),
  reply: fieldsReply(billSummary),
});

/** Brands of one location, for the long bill. */
export const getBrandName = defineCall('/getBrandName', {
  effect: 'read',
  request: record({ ...identity, locationId: at('location_id', id) }),
  reply: shopBrandsReply,
});

const guideline = record({
  text: at('text', text),
  correctImage: at('correct_image', text),
  wrongImage: at('wrong_image', text),
});
export type Guideline = z.output<typeof guideline>;

export const getBillUploadGuidelines = defineCall('/getBillUploadGuidelines', {
  effect: 'read',
  request: record(identity),
  reply: fieldsReply(record({ guidelines: at('bill_upload_guidelines', list(guideline)) })),
});

/** Whether the guidelines are skipped from now on. */
export const setBillUploadGuidelinesFlag = defineCall('/setBillUploadGuidelinesFlag', {
  effect: 'write',
  statusCode: 'required',
  request: record({ ...identity, flag: at('flag', flag(false)) }),
  reply: noReply,
});

/** A bill's id. '0' means none and becomes ''. */
function billId() {
  return z.codec(z.unknown(), z.string(), {
    decode: (value) => {
      const digits = z.decode(text, value);
      return digits === '0' ? '' : digits;
    },
    encode: (value) => value || '0',
  });
}
