import { and, eq, sum } from 'drizzle-orm';
import type { CustomerDetails, MerchantDetails } from '@/contract/merchant';
import type { Db } from './db/open-database';
import { customers, ledger, memberships } from './db/schema';
import { tierNames } from './db/settings';
import { type Context, signedIn } from './handler';
import { seeded } from './pictures/seed';
import { unauthorised } from './refusal';

/** A person, and what they are to one merchant; `membership` is null where they never registered. */
export interface Standing {
  customer: typeof customers.$inferSelect;
  membership: typeof memberships.$inferSelect | null;
}

export async function standingOf(
  db: Db,
  merchantId: string,
  customerId: number,
): Promise<Standing | undefined> {
  return findStanding(db, merchantId, eq(customers.id, customerId));
}

export async function standingOfMobile(
  db: Db,
  merchantId: string,
  mobile: string,
): Promise<Standing | undefined> {
  return findStanding(db, merchantId, eq(customers.mobile, mobile));
}

/** The membership of whoever asks. Throws a 401 for a person that the merchant does not know. */
export async function ownMembership(db: Db, context: Context) {
  const standing = await standingOf(db, context.merchant.id, signedIn(context).customerId);
  return standing?.membership ?? unauthorised('invalid');
}

/** Hundredths of a point. */
export async function balanceOf(db: Db, membershipId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(ledger.hundredths) })
    .from(ledger)
    .where(eq(ledger.membershipId, membershipId));
  return Number(row?.total ?? 0);
}

/** Merchant details as one customer sees them: the merchant's switches, and the customer's own figures. */
export async function merchantDetailsFor(
  db: Db,
  { merchant, settings, pictureUrl }: Pick<Context, 'merchant' | 'settings' | 'pictureUrl'>,
  { customer, membership }: Standing,
): Promise<MerchantDetails> {
  const hundredths = membership ? await balanceOf(db, membership.id) : 0;
  return {
    balance: hundredths / 100,
    pointsShortName: 'P',
    pointsName: 'Points',
    currencyCode: '₹',
    loyaltyId: merchant.id,
    programName: merchant.programName,
    merchantName: merchant.name,
    burnEnabled: settings.burnEnabled,
    burnRestriction: settings.burnEnabled ? '' : settings.burnRestriction,
    earnEnabled: settings.earnEnabled,
    earnBurnEnabled: settings.earnBurnEnabled,
    earnRestriction: settings.earnEnabled && settings.earnBurnEnabled ? '' : settings.earnRestriction,
    redeemError: settings.redeemError,
    autoRejectOrder: settings.autoRejectOrder,
    autoRejectOrderMessage: settings.autoRejectOrderMessage,
    shortBillAllowed: settings.shortBillAllowed,
    launchBanner: settings.launchBanner
      ? pictureUrl({ kind: 'launch', number: seeded(`launches ${merchant.id}`).pick([1, 2, 3]) })
      : '',
    whatsappNumber: settings.whatsappNumber,
    referralEnabled: settings.referralEnabled,
    referralBonus: settings.referralBonus,
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

function customerDetails({ customer, membership }: Standing, tierCount: number): CustomerDetails {
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

async function findStanding(db: Db, merchantId: string, which: ReturnType<typeof eq>) {
  const [found] = await db
    .select({ customer: customers, membership: memberships })
    .from(customers)
    .leftJoin(
      memberships,
      and(eq(memberships.customerId, customers.id), eq(memberships.merchantId, merchantId)),
    )
    .where(which);
  return found;
}
