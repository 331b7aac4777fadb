import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import type { SeededMall } from '../noun/noun';
import { seeded } from '../shared/seeded';
import { people, profileOf, type SampleMembership, type SamplePerson } from './sample-people';
import { customers, memberships } from './tables';

/** All merchants share the persons. So a person whom another merchant has created is found, not created again. */
export async function seedMembers(tx: Db, { merchant, at }: SeededMall): Promise<void> {
  const merchantId = merchant.id;
  for (const { mobile, profile, membership } of samplesOf(merchantId)) {
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
  { mobile }: SamplePerson,
): Promise<number> {
  const [member] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(and(eq(customers.mobile, mobile), eq(memberships.merchantId, merchantId)));
  if (!member) throw new Error(`${mobile} is no member of ${merchantId}.`);
  return member.id;
}

/** All people of a new mall. */
export function samplesOf(merchantId: string): SamplePerson[] {
  return [...Object.values(people), ownRegular(merchantId)];
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
    referralCode: `FRIEND${mobile.slice(-2)}`,
    joinedAt: at,
  });
}

const regulars: readonly [[string, string], ...[string, string][]] = [
  ['Ananya', 'Bose'],
  ['Vivaan', 'Sethi'],
  ['Diya', 'Nair'],
  ['Arjun', 'Patil'],
  ['Sana', 'Qureshi'],
];

/** One customer whom no other mall knows. */
function ownRegular(merchantId: string): SamplePerson {
  const random = seeded(`regular ${merchantId}`);
  const digits = String(Math.floor(random.between(10_000, 99_999)));
  const [firstName, lastName] = random.pick(regulars);
  return {
    mobile: `98766${digits}`,
    profile: profileOf(firstName, lastName, 'other', 1001 + Math.floor(random.between(0, 40))),
    membership: { tier: 1 + Math.floor(random.between(0, 4)) },
  };
}
