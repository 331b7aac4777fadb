import { checkCustomerData } from '@/contract/customer';
import { getLoyaltyProgramTierDetails } from '@/contract/membership';
import {
  firstPage,
  getCustomerNotifications,
  laterLoyaltyId,
  type Notification,
} from '@/contract/notifications';
import { getCustomerOrderDetails } from '@/contract/orders';
import {
  getCustomerArchiveData,
  getEarnRedeemPointDetailsMonthWise,
  getSubmitBillDetailsMonthwise,
  getVouchersMonthWise,
  type Month,
  voucherFilter,
} from '@/contract/transactions';
import { followingPage } from '@/lib/following-page';
import { requireUser } from '@/session/require-user';
import { send } from '@/session/send';
import { readStored } from '@/session/stored-values';
import { CallError } from '@/transport/call-error';
import type { Order, OwnData, Part } from './own-data';

/** More pages than anybody has notifications for. A backend that always names another page ends here. */
const mostPages = 500;

type Reads = { [Name in Exclude<Part, 'orders' | 'notifications'>]-?: Read<NonNullable<OwnData[Name]>> };
type Read<T> = (signal: AbortSignal) => Promise<T>;

/** The parts that one call gives. */
export const reads: Reads = {
  profile: async (signal) => {
    const { mobileNumber } = requireUser(checkCustomerData.path);
    const { customer } = await send(checkCustomerData, { mobileNumber }, { signal });
    if (!customer) throw new CallError({ kind: 'malformed' }, checkCustomerData.path);
    return customer;
  },
  membership: async (signal) => {
    const loyaltyId = readStored('loyaltyId') ?? '';
    const card = await send(getLoyaltyProgramTierDetails, { loyaltyId }, { signal });
    const { membershipId, holderName, currentTierName, balance } = card;
    return { membershipId, holderName, currentTierName, balance };
  },
  points: async (signal) => {
    const answer = await send(getEarnRedeemPointDetailsMonthWise, {}, { signal });
    const { transactions, expiring, expired, log } = answer;
    return {
      totals: log,
      history: entriesOf(transactions),
      expiring: entriesOf(expiring),
      expired: entriesOf(expired),
    };
  },
  archive: async (signal) => entriesOf((await send(getCustomerArchiveData, {}, { signal })).transactions),
  bills: async (signal) => entriesOf((await send(getSubmitBillDetailsMonthwise, {}, { signal })).bills),
  vouchers: async (signal) =>
    entriesOf((await send(getVouchersMonthWise, { filter: voucherFilter.all }, { signal })).vouchers),
};

/** One order; null if the backend has no record of it. */
export async function readOrder(id: string, signal: AbortSignal): Promise<Order | null> {
  const order = await send(getCustomerOrderDetails, { orderId: id }, { signal });
  return order ? { id, ...order } : null;
}

/** The notifications of all pages, a page at a time. Throws after too many pages, or when a page fails. */
export async function* readNotifications(signal: AbortSignal): AsyncGenerator<Notification[]> {
  let page: number | undefined = firstPage;
  for (let count = 0; page !== undefined; count += 1) {
    const loyaltyId: string = page === firstPage ? (readStored('loyaltyId') ?? '') : laterLoyaltyId;
    if (count === mostPages) throw new CallError({ kind: 'malformed' }, getCustomerNotifications.path);
    const answer = await send(getCustomerNotifications, { page, loyaltyId }, { signal });
    yield answer.notifications;
    page = followingPage(answer.nextPage, page);
  }
}

function entriesOf<Entry>(months: readonly Month<Entry>[]): Entry[] {
  return months.flatMap(({ entries }) => entries);
}
