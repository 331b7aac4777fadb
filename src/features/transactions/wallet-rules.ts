import type { HeldVoucher } from '@/contract/transactions';
import type { Listed, PointsShown } from './transaction-rules';

/** Rows of points that are kept for use without a network (docs/product/session.md#the-wallet). */
export const mostPointRows = 50;

/** More vouchers than anybody holds, and few enough to fit. */
const mostVouchers = 800;

/** The newest rows of each list. What was earned and redeemed are rows of the whole list, so those fit together. */
export function pointsInWallet(points: PointsShown): PointsShown {
  const { all, expiring, expired } = points.lists;
  if (points.isCut || [all, expiring, expired].every(({ length }) => length <= mostPointRows)) return points;
  const kept = new Set(newest(all).map(({ entry }) => entry));
  const among = <Entry>(list: Listed<Entry>[]) =>
    closed(list.filter(({ entry }) => (kept as Set<unknown>).has(entry)));
  const { earned, redeemed } = points.lists;
  return {
    ...points,
    lists: {
      all: newest(all),
      expiring: newest(expiring),
      expired: newest(expired),
      earned: among(earned),
      redeemed: among(redeemed),
    },
    isCut: true,
  };
}

export function vouchersInWallet(vouchers: Listed<HeldVoucher>[]): Listed<HeldVoucher>[] {
  return closed(vouchers.slice(0, mostVouchers));
}

function newest<Entry>(list: Listed<Entry>[]): Listed<Entry>[] {
  return closed(list.slice(0, mostPointRows));
}

/** With the last entry as the last of its month. */
function closed<Entry>(list: Listed<Entry>[]): Listed<Entry>[] {
  return list.map((item, index) => (index === list.length - 1 ? { ...item, last: true } : item));
}
