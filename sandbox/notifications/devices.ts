import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../database/db';
import { devices } from './tables';

/** Devices of one member. The oldest go when there are more. */
const mostDevices = 10;

/** A device's token belongs to the member who registered it last. */
export async function registerDevice(
  tx: Db,
  membershipId: number,
  { deviceToken, expiredToken }: { deviceToken: string; expiredToken?: string | undefined },
  registeredAt: Date,
): Promise<void> {
  const replaced = and(eq(devices.membershipId, membershipId), eq(devices.token, expiredToken ?? ''));
  await tx.delete(devices).where(or(eq(devices.token, deviceToken), replaced));
  await tx.insert(devices).values({ membershipId, token: deviceToken, registeredAt });
  const newestFirst = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.membershipId, membershipId))
    .orderBy(desc(devices.id));
  const older = newestFirst.slice(mostDevices).map(({ id }) => id);
  await forgetDevices(tx, older);
}

export async function forgetDevices(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(devices).where(inArray(devices.id, [...ids]));
}

/** After a logout the device gets no more messages. */
export async function forgetToken(tx: Db, membershipId: number, token: string): Promise<void> {
  await tx.delete(devices).where(and(eq(devices.membershipId, membershipId), eq(devices.token, token)));
}
