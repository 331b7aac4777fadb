import { monthly, pointsRow } from './transactions';

export const order = pointsRow({
  earned_redeemed_flag: '2',
  earn_or_redeemed_reason_id: '3',
  reference_id: '0',
  order_id: 20401,
  brands: [{ brand_name: 'Sole Society' }],
  points_earned_or_redeemed: -500,
});
const bonus = pointsRow({
  earn_or_redeemed_reason_id: '2',
  earn_or_redeemed_reason_other: 'Welcome bonus',
  reference_id: '0',
  date_earned_or_redeemed: '2026-10-02',
  points_earned_or_redeemed: 250,
});
const bill = (changes: object = {}) => ({
  id: 41,
  brand_name: 'Kahvora',
  status: 'Processed',
  points_earned: 36,
  bill_number: 'KV/2026/000451',
  bill_date: '2026-11-20',
  bill_amount: '1800.50',
  ...changes,
});
const pending = bill({ id: 42, brand_name: 'Moonreel', status: 'Pending', points_earned: 0 });
const nameless = bill({ id: 43, brand_name: '', status: 'Rejected', points_earned: 0 });
const expiring = pointsRow({ points_expiry_date: '2026-12-31' });
const expired = pointsRow({ points_expiry_date: '2026-10-31', points_earned_or_redeemed: 75 });

/** What the backend of a member with points, bills and a voucher answers. */
export const answers = {
  '/getEarnRedeemPointDetailsMonthWise': monthly(
    { 'November 2026': [pointsRow(), order], 'October 2026': [bonus] },
    {
      expiringPoints: { 'December 2026': [expiring] },
      expiredPoints: { 'October 2026': [expired] },
      pointsLog: {
        total_points_earned: '18450.50',
        total_redeem_points: 5720,
        total_expiry_points: '0',
        total_available_points: 12480.5,
        total_expiry_points_in_next_three_month: '180.50',
      },
    },
  ),
  '/getSubmitBillDetailsMonthwise': monthly(
    { 'November 2026': [bill(), pending, nameless] },
    { pointsLog: { total_points_earned: 36 } },
  ),
  '/getCustomerArchiveData': monthly(
    { 'May 2021': [pointsRow({ points_earned_or_redeemed: 40 })] },
    { total_points_earned: 40, total_redeem_points: 15 },
  ),
  '/getVouchersMonthWise': monthly({ 'November 2026': [{ brand_name: 'Kahvora' }] }),
};
