import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import type { SeededMall } from '../noun/noun';
import { ownRegular } from './own-regular';
import { people, type SampleMembership, type SamplePerson, sampleDigits } from './sample-people';
import { customers, memberships } from './tables';

/** All merchants share the persons. So a person whom another merchant has created is found, not created again. */
export async function seedMembers(tx: Db, mall: SeededMall): Promise<void> {
  const { at } = mall;
  const merchantId = mall.merchant.id;
  for (const { mobile, profile, membership } of samplesOf(mall)) {
    const [customer] = await tx
      .insert(customers)
      .values({ mobile, ...profile, createdAt: at })
      .onConflictDoUpdate({ target: customers.mobile, set: { mobile } })
      .returning({ id: customers.id });
    if (!customer || !membership) continue;
    await seedMembership(tx, { customerId: customer.id, merchantId, mobile, at }, membership);
  }
}

/** The membership of a sample person, for other seeds. */
export async function sampleMembershipId(
  tx: Db,
  merchantId: string,
  { mobile }: Pick<SamplePerson, 'mobile'>,
): Promise<number> {
  const [member] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(and(eq(customers.mobile, mobile), eq(memberships.merchantId, merchantId)));
  if (!member) throw new Error(`${mobile} is no member of ${merchantId}.`);
  return member.id;
}

/** The sample people who are registered with a mall, for other seeds. */
export async function sampleMembers(tx: Db, mall: SeededMall) {
  const members: (Required<SamplePerson> & { membershipId: number })[] = [];
  for (const { membership, ...person } of samplesOf(mall)) {
    if (!membership) continue;
    const membershipId = await sampleMembershipId(tx, mall.merchant.id, person);
    members.push({ ...person, membership, membershipId });
  }
  return members;
}

/** All people of a new mall. */
function samplesOf({ merchant, ownNumber }: SeededMall): SamplePerson[] {
  return [...Object.values(people), ownRegular(merchant.id, ownNumber)];
}

interface MembershipOf {
  customerId: number;
  merchantId: string;
  mobile: string;
  at: Date;
}

async function seedMembership(
  tx: Db,
  { customerId, merchantId, mobile, at }: MembershipOf,
  sample: SampleMembership,
) {
  const { complete = true, tier = 1, status = '1' } = sample;
  await tx.insert(memberships).values({
    customerId,
    merchantId,
    complete,
    tier,
    status,
    referralCode: `FRIEND${sampleDigits(mobile)}`,
    joinedAt: at,
  });
}
