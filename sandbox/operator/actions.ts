import { and, eq } from 'drizzle-orm';
import { calls } from '@/contract/calls';
import { expireAccess, expireSessions, revokeSessions } from '../auth/tokens';
import { changeSettings, settingsOf } from '../db/merchant-settings';
import type { Db } from '../db/open-database';
import { customers, ledger, memberships } from '../db/schema';
import { type MerchantSettings, tierNames } from '../db/settings';
import { type Faults, faultKinds } from '../faults';
import { balanceOf } from '../standing';
import { brief, type Form, FormError, numberFrom, pointBounds, textFrom } from './form';
import { boundsOf } from './settings-labels';

/** One membership, named together with its mall. */
export interface Which {
  merchantId: string;
  membershipId: number;
}

/** Characters of a message to shoppers. */
const longestText = 500;

/** Takes every setting from the form by the type that it has now; a switch that is missing is off. */
export async function saveSettings(tx: Db, merchantId: string, form: Form): Promise<void> {
  const current = await settingsOf(tx, merchantId);
  const changes = Object.entries(current).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, form.has(name)];
    const entered = form.get(name) ?? String(value);
    if (typeof value === 'number') return [name, numberFrom(name, entered, boundsOf(name))];
    return [name, textFrom(name, entered, longestText)];
  });
  await changeSettings(tx, merchantId, Object.fromEntries(changes) as MerchantSettings); // same keys, same types
}

/** Edits what one customer is to one merchant; a new balance becomes an adjustment in the ledger. */
export async function saveMember(tx: Db, at: Date, which: Which, form: Form): Promise<void> {
  const { id: membershipId } = await memberOf(tx, which);
  const tier = numberFrom('tier', form.get('tier') ?? '', { whole: true, most: tierNames.length });
  await tx
    .update(memberships)
    .set({
      tier: tier > 0 ? tier : null,
      status: textFrom('status', form.get('status') ?? '', 20) || '1',
      unread: numberFrom('unread', form.get('unread') ?? '', { whole: true, most: 1_000_000 }),
    })
    .where(eq(memberships.id, membershipId));
  const wanted = Math.round(numberFrom('balance', form.get('balance') ?? '', pointBounds) * 100);
  const hundredths = wanted - (await balanceOf(tx, membershipId));
  if (hundredths !== 0) {
    await tx.insert(ledger).values({ membershipId, hundredths, reason: 'adjustment', createdAt: at });
  }
}

const tokenActions = { access: expireAccess, session: expireSessions, invalid: revokeSessions };

/** Spoils the tokens of one member: `access` expired, the whole `session` expired, or all `invalid`. */
export async function spoilTokens(tx: Db, at: Date, which: Which, form: Form): Promise<void> {
  const action = form.get('action') ?? '';
  if (!isKey(tokenActions, action)) throw new FormError(`There is no token action '${brief(action)}'.`);
  await tokenActions[action](tx, at, await memberOf(tx, which));
}

/** Seconds; the app gives up after 75. */
const longestDelay = 600;

export function setFault(faults: Faults, merchantId: string, form: Form): void {
  const kind = form.get('kind') ?? '';
  const call = form.get('call') ?? '';
  if (!isKey(faultKinds, kind)) throw new FormError(`There is no fault '${brief(kind)}'.`);
  if (call !== '' && !isKey(calls, call)) throw new FormError(`There is no call '${brief(call)}'.`);
  faults.set({
    merchantId,
    kind,
    ...(call !== '' && { call }),
    times: form.has('sticky') ? Number.POSITIVE_INFINITY : 1,
    delay: numberFrom('delay', form.get('delay') ?? '5', { most: longestDelay }) * 1000,
  });
}

/** Everybody with a membership of the merchant, with their balance in hundredths of a point. */
export async function membersOf(db: Db, merchantId: string) {
  const rows = await db
    .select({ customer: customers, membership: memberships })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(eq(memberships.merchantId, merchantId))
    .orderBy(customers.mobile);
  return Promise.all(rows.map(async (row) => ({ ...row, balance: await balanceOf(db, row.membership.id) })));
}

export type Member = Awaited<ReturnType<typeof membersOf>>[number];

async function memberOf(tx: Db, { merchantId, membershipId }: Which) {
  const [member] = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.id, membershipId), eq(memberships.merchantId, merchantId)));
  return member ?? fail(`There is no customer ${membershipId} at this mall.`);
}

function fail(message: string): never {
  throw new FormError(message);
}

function isKey<T extends object>(object: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(object, key);
}
