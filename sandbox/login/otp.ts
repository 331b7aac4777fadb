import { randomBytes, randomUUID, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/db';
import type { Services } from '../noun/handler';
import { otps } from './tables';

const otpLifetime = 120_000;
const attemptsPerOtp = 5;
/** One login needs up to four OTPs (three resends). A person who starts over twice without success has to wait. */
const sendsPerWindow = 6;
const sendWindow = 15 * 60_000;
/** How long a new customer may take to fill in the registration form. */
const registrationWindow = 30 * 60_000;

export interface Addressee {
  merchantId: string;
  mobile: string;
}

export type SendResult = { kind: 'sent' | 'live'; id: string } | { kind: 'exhausted' };
export type VerifyResult = 'good' | 'wrong' | 'gone';

/** Makes an OTP, unless there is a valid one or there were too many lately. The caller sends the SMS with `code`. */
export async function createOtp(
  { write, now, hashCost }: Services,
  { merchantId, mobile }: Addressee,
  code: string,
): Promise<SendResult> {
  const salt = randomBytes(16).toString('hex');
  const hash = await hashOf(code, salt, hashCost);
  return write(async (tx) => {
    const at = now();
    const recent = await tx
      .select()
      .from(otps)
      .where(and(ofNumber({ merchantId, mobile }), gt(otps.sentAt, new Date(at.getTime() - sendWindow))))
      .orderBy(desc(otps.sentAt));
    const live = recent.find(
      (otp) => !otp.verifiedAt && otp.attempts < attemptsPerOtp && otp.expiresAt.getTime() > at.getTime(),
    );
    if (live) return { kind: 'live', id: live.id };
    const lastSuccess = recent.findIndex((otp) => otp.verifiedAt);
    const inVain = lastSuccess < 0 ? recent.length : lastSuccess;
    if (inVain >= sendsPerWindow) return { kind: 'exhausted' };

    const id = randomUUID();
    const expiresAt = new Date(at.getTime() + otpLifetime);
    await tx.insert(otps).values({ id, merchantId, mobile, salt, hash, sentAt: at, expiresAt });
    return { kind: 'sent', id };
  });
}

/** Counts the attempt before it compares, so that parallel guesses count as well. */
export async function verifyOtp(
  { write, now, hashCost }: Services,
  { merchantId, mobile }: Addressee,
  id: string,
  code: string,
): Promise<VerifyResult> {
  const stillGood = () =>
    and(
      eq(otps.id, id),
      ofNumber({ merchantId, mobile }),
      isNull(otps.verifiedAt),
      gt(otps.expiresAt, now()),
    );
  const [otp] = await write((tx) =>
    tx
      .update(otps)
      .set({ attempts: sql`${otps.attempts} + 1` })
      .where(and(stillGood(), lt(otps.attempts, attemptsPerOtp)))
      .returning(),
  );
  if (!otp) return 'gone';
  const matches = timingSafeEqual(
    Buffer.from(otp.hash, 'hex'),
    Buffer.from(await hashOf(code, otp.salt, hashCost), 'hex'),
  );
  if (!matches) return 'wrong';
  const used = await write((tx) =>
    tx.update(otps).set({ verifiedAt: now() }).where(stillGood()).returning({ id: otps.id }),
  );
  return used.length > 0 ? 'good' : 'gone';
}

/** Whether a number was verified lately. */
export async function wasVerified(db: Db, at: Date, addressee: Addressee): Promise<boolean> {
  const since = new Date(at.getTime() - registrationWindow);
  const [verified] = await db
    .select({ id: otps.id })
    .from(otps)
    .where(and(ofNumber(addressee), gt(otps.verifiedAt, since)))
    .limit(1);
  return verified !== undefined;
}

const ofNumber = ({ merchantId, mobile }: Addressee) =>
  and(eq(otps.merchantId, merchantId), eq(otps.mobile, mobile));

/**
 * The cost of scrypt. It is slow: to try all 10,000 codes against a stolen hash takes longer than a code is valid. Nobody
 * can steal a temporary database, and tests log in a thousand times.
 */
export function hashCostOf(database: { temporary: boolean }): number {
  return database.temporary ? 2 ** 4 : 2 ** 14;
}

const deriveKey = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

async function hashOf(code: string, salt: string, cost: number): Promise<string> {
  return (await deriveKey(code, salt, 32, { cost })).toString('hex');
}
