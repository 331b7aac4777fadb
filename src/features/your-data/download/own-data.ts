import type { Bill } from '@/contract/bills';
import type { Customer } from '@/contract/customer';
import type { TierDetails } from '@/contract/membership';
import type { Notification } from '@/contract/notifications';
import type { OrderDetails } from '@/contract/orders';
import type { HeldVoucher, PointsLog, PointTransaction } from '@/contract/transactions';

/** What calls can read of a customer, in the order of the file. */
export const parts = [
  ...(['profile', 'membership', 'points', 'archive'] as const),
  ...(['bills', 'vouchers', 'orders', 'notifications'] as const),
] as const;
export type Part = (typeof parts)[number];

export interface Order extends OrderDetails {
  id: string;
}

/** What the mall keeps of a customer, as the backend has told it. A part that could not be read is not there. */
export interface OwnData {
  profile?: Customer;
  membership?: Pick<TierDetails, 'membershipId' | 'holderName' | 'currentTierName' | 'balance'>;
  points?: {
    totals: PointsLog | undefined;
    history: PointTransaction[];
    expiring: PointTransaction[];
    expired: PointTransaction[];
  };
  archive?: PointTransaction[];
  bills?: Bill[];
  vouchers?: HeldVoucher[];
  orders?: Order[];
  notifications?: Notification[];
}

/** What was read, and the parts that are not whole. */
export interface Collected {
  data: OwnData;
  missing: readonly Part[];
}

/** The same without codes and PINs: with these, anybody can spend a voucher. */
export function withoutCodes(data: OwnData): OwnData {
  const plain = { code: '', pin: '' };
  return {
    ...data,
    ...(data.vouchers && { vouchers: data.vouchers.map((voucher) => ({ ...voucher, ...plain })) }),
    ...(data.orders && {
      orders: data.orders.map((order) => ({
        ...order,
        items: order.items.map((item) => ({ ...item, vouchers: [] })),
      })),
    }),
  };
}
