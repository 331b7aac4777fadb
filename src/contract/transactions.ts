import type * as z from 'zod/mini';
import { ambient, identity } from './ambient';
import { bill } from './bills';
import { defineCall, fieldsReply } from './call';
import { type LabelledList, labelledLists } from './labelled-lists';
import { at, record } from './record';
import { amount, detailList, maybe, text } from './wire';

/** Entries of one month, such as 'November 2026'. */
export type Month<Entry> = LabelledList<Entry>;

const brand = record({ name: at('brand_name', text) });

const pointTransaction = record({
  /** '1' earned, '2' redeemed. */
  kind: at('earned_redeemed_flag', text),
  /** '1' and '3' belong to a bill or an order; '2' and '4' are other reasons, such as a bonus. */
  reasonId: at('earn_or_redeemed_reason_id', text),
  reason: at('earn_or_redeemed_reason_other', text),
  /** The bill's id. '0' or '' means none. */
  referenceId: at('reference_id', text),
  orderId: at('order_id', text),
  billNumber: at('bill_number', text),
  brands: at('brands', detailList(brand)),
  /** YYYY-MM-DD, with or without a time. */
  date: at('date_earned_or_redeemed', text),
  points: at('points_earned_or_redeemed', maybe(amount)),
  expiryDate: at('points_expiry_date', text),
  /** The points that the row once earned. In an expiring or expired row, `points` is what is left. */
  pointsEarned: at('points_earned', maybe(amount)),
});
export type PointTransaction = z.output<typeof pointTransaction>;

const pointsLog = record({
  earned: at('total_points_earned', maybe(amount)),
  redeemed: at('total_redeem_points', maybe(amount)),
  expired: at('total_expiry_points', maybe(amount)),
  available: at('total_available_points', maybe(amount)),
  expiringSoon: at('total_expiry_points_in_next_three_month', maybe(amount)),
});
export type PointsLog = z.output<typeof pointsLog>;

const pointHistory = record({
  transactions: at('transactionDetails', labelledLists(pointTransaction)),
  expiring: at('expiringPoints', labelledLists(pointTransaction)),
  expired: at('expiredPoints', labelledLists(pointTransaction)),
  log: at('pointsLog', maybe(pointsLog)),
});
export type PointHistory = z.output<typeof pointHistory>;

/** Points earned and redeemed. The redemptions are the rows of the kind '2'. */
export const getEarnRedeemPointDetailsMonthWise = defineCall('/getEarnRedeemPointDetailsMonthWise', {
  effect: 'read',
  request: record({ ...identity, appVersion: ambient.appVersion }),
  reply: fieldsReply(pointHistory),
});

export const getSubmitBillDetailsMonthwise = defineCall('/getSubmitBillDetailsMonthwise', {
  effect: 'read',
  request: record(identity),
  reply: fieldsReply(
    record({
      bills: at('transactionDetails', labelledLists(bill)),
      log: at('pointsLog', maybe(pointsLog)),
    }),
  ),
});

/** Old point transactions that the history no longer lists. */
export const getCustomerArchiveData = defineCall('/getCustomerArchiveData', {
  effect: 'read',
  request: record({ ...identity, appVersion: ambient.appVersion }),
  reply: fieldsReply(
    record({
      transactions: at('transactionDetails', labelledLists(pointTransaction)),
      earned: at('total_points_earned', maybe(amount)),
      redeemed: at('total_redeem_points', maybe(amount)),
    }),
  ),
});

const heldVoucher = record({
  orderDate: at('order_date', text),
  orderId: at('order_id', text),
  brandName: at('brand_name', text),
  code: at('voucher_code', text),
  pin: at('voucher_pin', text),
  /** YYYY-MM-DD. */
  expiryDate: at('voucher_expiry_date', text),
});
export type HeldVoucher = z.output<typeof heldVoucher>;

/** Which vouchers to list. */
export const voucherFilter = { all: 1, active: 2, expired: 3 } as const;

export const getVouchersMonthWise = defineCall('/getVouchersMonthWise', {
  effect: 'read',
  request: record({ ...identity, filter: at('filter_type', amount) }),
  reply: fieldsReply(record({ vouchers: at('e-voucher', labelledLists(heldVoucher)) })),
});
