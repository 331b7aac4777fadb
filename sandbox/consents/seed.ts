import type { Db } from '../database/db';
import { sampleDigits } from '../members/sample-people';
import { sampleMembershipId, samplesOf } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import { smsConsents } from './tables';

/** The keys of the sample people, which docs/sandbox.md names. */
export async function seedConsents(tx: Db, mall: SeededMall): Promise<void> {
  const { merchant } = mall;
  for (const person of samplesOf(mall)) {
    if (!person.membership) continue;
    const membershipId = await sampleMembershipId(tx, merchant.id, person);
    const key = `STOP${sampleDigits(person.mobile)}`;
    await tx.insert(smsConsents).values({ membershipId, merchantId: merchant.id, key });
  }
}
