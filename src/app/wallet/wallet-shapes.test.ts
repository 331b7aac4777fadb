import { expect, it } from 'vitest';
import { merchantQuery } from '@/components/merchant-query';
import { membershipQueries } from '@/features/membership/queries';
import { transactionQueries } from '@/features/transactions/queries';
import { walletVersion } from '@/session/kept/wallet';
import { stubBackend } from '../../../tests/setup/backend';
import { newQueryClient } from '../../../tests/setup/query-client';
import { logInAsCustomer } from '../../../tests/setup/session';

const good = (response: object) => ({ statusCode: 100, response });
const month = { 'November 2026': [{ brands: [{}], points_expiry_date: '2026-11-30' }] };

/** Every field with its type; a list by its first entry. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, shapeOf(part)]),
  );
}

async function digest(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)));
  return Array.from(new Uint8Array(bytes).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

it('what stands in the wallets of phones has the shapes of this version', async () => {
  logInAsCustomer();
  stubBackend({
    '/getMerchantDetails': good({ merchant_list: { added: { 1: { customerDetails: {} } } } }),
    '/getLoyaltyProgramTierDetails': good({ merchant_tiers: [{}], categorywise_tiers: [{}] }),
    '/getVouchersMonthWise': good({ 'e-voucher': { 'November 2026': [{}] } }),
    '/getEarnRedeemPointDetailsMonthWise': good({
      transactionDetails: month,
      expiringPoints: month,
      expiredPoints: month,
      pointsLog: {},
    }),
  });
  const client = newQueryClient();
  const shapes = {
    merchant: shapeOf(await client.fetchQuery(merchantQuery())),
    card: shapeOf(await client.fetchQuery(membershipQueries.details())),
    vouchers: shapeOf(await client.fetchQuery(transactionQueries.vouchers('active'))),
    points: shapeOf(await client.fetchQuery(transactionQueries.points())),
  };
  // An answer of another shape would break the screen of a phone that has kept an older one. So when this fails: raise
  // the version, and write the new digest beside it.
  expect([walletVersion, await digest(shapes)]).toEqual([1, '9dd705ef6e30']);
});
