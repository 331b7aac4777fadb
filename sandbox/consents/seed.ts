import type { Db } from '../database/db';
import { sampleMembershipId, samplesOf } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import { smsConsents } from './tables';

/** The keys of the sample people, which docs/sandbox.md names. */
export async function seedConsents(tx: Db, { merchant }: SeededMall): Promise<void> {
  for (const person of samplesOf(merchant.id)) {
    if (!person.membership) continue;
    const membershipId = await sampleMembershipId(tx, merchant.id, person);
    const key = `STOP${person.mobile.slice(-2)}`;
    await tx.insert(smsConsents).values({ membershipId, merchantId: merchant.id, key });
  }
}
