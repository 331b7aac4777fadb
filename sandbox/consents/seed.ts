import type { Db } from '../database/db';
import { sampleDigits } from '../members/sample-people';
import { sampleMembers } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import { smsConsents } from './tables';

/** The keys of the sample people, which docs/sandbox.md names. */
export async function seedConsents(tx: Db, mall: SeededMall): Promise<void> {
  const { merchant } = mall;
  for (const { mobile, membershipId } of await sampleMembers(tx, mall)) {
    const key = `STOP${sampleDigits(mobile)}`;
    await tx.insert(smsConsents).values({ membershipId, merchantId: merchant.id, key });
  }
}
