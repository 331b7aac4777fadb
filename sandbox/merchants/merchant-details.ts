import type { CustomerDetails, MerchantDetails } from '@/contract/merchant';
import type { Db } from '../database/db';
import type { KnownCustomer } from '../members/find-customer';
import type { Context } from '../noun/handler';
import { tierNames } from '../noun/settings';
import { balanceOf } from '../points/post-points';
import { seeded } from '../shared/seeded';

/** Merchant details for one customer: the merchant's switches, and the customer's own figures. */
export async function merchantDetailsFor(
  db: Db,
  { merchant, settings, pictureUrl }: Pick<Context, 'merchant' | 'settings' | 'pictureUrl'>,
  { customer, membership }: KnownCustomer,
): Promise<MerchantDetails> {
  const hundredths = membership ? await balanceOf(db, membership.id) : 0;
  return {
    ...settings,
    balance: hundredths / 100,
    loyaltyId: merchant.id,
    programName: merchant.programName,
    merchantName: merchant.name,
    burnRestriction: settings.burnEnabled ? '' : settings.burnRestriction,
    earnRestriction: settings.earnEnabled && settings.earnBurnEnabled ? '' : settings.earnRestriction,
    launchBanner: settings.launchBanner
      ? pictureUrl(seeded(`launches ${merchant.id}`).pick(['launch/1', 'launch/2', 'launch/3']))
      : '',
    referralText: `Join me on ${merchant.programName} with my code ${membership?.referralCode ?? ''} and get rewarded for shopping at ${merchant.name}.`,
    referralHeader: 'Share the good finds',
    referralSubHeader: `Invite friends to ${merchant.programName} and earn together.`,
    referralSteps: [
      'Share your referral code with a friend.',
      `Your friend registers with it at ${merchant.programName}.`,
      'Both of you get bonus points.',
    ],
    pointsPerUnit: settings.pointsPerUnit || undefined,
    currencyPerUnit: settings.currencyPerUnit || undefined,
    customer: customerDetails({ customer, membership }, settings.tierCount),
  };
}

function customerDetails({ customer, membership }: KnownCustomer, tierCount: number): CustomerDetails {
  const tier = membership?.tier ? Math.min(membership.tier, tierCount) : 0;
  return {
    id: String(customer.id),
    firstName: customer.firstName,
    mobileNumber: customer.mobile,
    status: membership?.status ?? '1',
    tierCount,
    currentTierName: tierNames[tier - 1] ?? '',
    guidelinesFlag: membership?.guidelinesConfirmed ?? false,
    referralCode: membership?.referralCode ?? '',
  };
}
