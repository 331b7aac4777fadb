import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { smsConsents } from '../consents/tables';
import type { Db } from '../database/db';
import { addRow, rowWith } from '../database/rows';
import { wasVerified } from '../login/otp';
import { customerOfMobile, type KnownCustomer } from '../members/find-customer';
import { memberships } from '../members/tables';
import type { Context } from '../noun/handler';
import { refuse, unauthorised } from '../noun/refusal';
import { postPoints, welcomePoints } from '../points/post-points';
import { type ProfileForm, saveCustomer } from './save-customer';

/** Hundredths of a point for each side of a referral. */
export const referralPoints = 100_00;

export interface RegistrationForm extends ProfileForm {
  referralCode?: string;
}

/**
 * Creates or completes a customer and their membership of the context's merchant, with welcome points the first time.
 * For a member who is complete it saves the profile. A number needs a proof. For a new number, that is an OTP of the
 * last half hour. For a known customer, it is the token of the login, because somebody else could use the fact that the
 * OTP was right.
 */
export async function register(context: Context, form: RegistrationForm): Promise<{ customerId: number }> {
  const { merchant, write, now, outbox } = context;
  const registered = await write(async (tx) => {
    const at = now();
    const known = await customerOfMobile(tx, merchant.id, form.mobileNumber);
    await requireProof(tx, context, form.mobileNumber, known);
    const first = !known?.membership?.complete;
    if (first && form.gender === '') refuse(102, 'Please select your gender.');
    const customerId = await saveCustomer(tx, at, form, known);
    if (first) await join(tx, context, { customerId, form, known });
    return { customerId, first };
  });
  if (registered.first) {
    outbox.send({
      merchantId: merchant.id,
      mobile: form.mobileNumber,
      text: `Welcome to ${merchant.programName}, ${form.firstName.trim()}. ${welcomePoints / 100} points are waiting for you.`,
      sentAt: now(),
    });
  }
  return registered;
}

async function requireProof(
  tx: Db,
  { merchant, customer, now }: Context,
  mobile: string,
  known: KnownCustomer | undefined,
): Promise<void> {
  if (customer && customer.customerId !== known?.customer.id) unauthorised('invalid');
  if (known && customer) return;
  const verified = !known && (await wasVerified(tx, now(), { merchantId: merchant.id, mobile }));
  // The same words for both, because a stranger must not learn which numbers are known.
  if (!verified) refuse(102, 'Please verify your mobile number first.');
}

interface Joining {
  customerId: number;
  form: RegistrationForm;
  known: KnownCustomer | undefined;
}

async function join(tx: Db, context: Context, { customerId, form, known }: Joining): Promise<void> {
  const merchantId = context.merchant.id;
  const at = context.now();
  const referrer = await referrerOf(tx, context, customerId, form.referralCode?.trim() ?? '');
  const membershipId = known?.membership?.id ?? (await createMembership(tx, at, customerId, merchantId));
  await tx.update(memberships).set({ complete: true }).where(eq(memberships.id, membershipId));
  await postPoints(tx, { membershipId, hundredths: welcomePoints, reason: 'welcome', at });
  if (referrer === undefined) return;
  for (const rewarded of [membershipId, referrer]) {
    await postPoints(tx, { membershipId: rewarded, hundredths: referralPoints, reason: 'referral', at });
  }
}

/** The membership with the given referral code. Undefined without a code, or if referrals earn nothing. */
async function referrerOf(
  tx: Db,
  { merchant, settings }: Context,
  customerId: number,
  code: string,
): Promise<number | undefined> {
  if (code === '' || !settings.referralEnabled) return undefined;
  const wanted = { merchantId: merchant.id, referralCode: code.toUpperCase() };
  const referrer = await rowWith(tx, memberships, wanted);
  if (!referrer || referrer.customerId === customerId) refuse(102, 'Please enter valid referral code.');
  return settings.referralBonus ? referrer.id : undefined;
}

async function createMembership(tx: Db, joinedAt: Date, customerId: number, merchantId: string) {
  const own = { customerId, merchantId, complete: true, referralCode: newCode(), joinedAt };
  const { id: membershipId } = await addRow(tx, memberships, own);
  await tx.insert(smsConsents).values({ membershipId, merchantId, key: newCode() });
  return membershipId;
}

/** Eight letters and digits, without those that look alike. */
function newCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length))).join('');
}
