import { seeded } from '../../pictures/seed';
import type { Db } from '../open-database';
import { customers, ledger, memberships } from '../schema';

interface Person {
  firstName: string;
  lastName?: string;
  email?: string;
  gender?: 'male' | 'female' | 'other';
  pincodeId?: number;
}

interface Member {
  complete?: boolean;
  tier?: number | null;
  status?: string;
  /** Hundredths of a point; drawn per merchant when left out. */
  balance?: number;
  unread?: number;
}

interface Sample {
  mobile: string;
  person: Person;
  /** Left out for somebody who is registered with no merchant of the sandbox. */
  member?: Member;
}

/** Who can be logged in as, the same numbers at every mall (docs/sandbox.md lists them). Any other number is new. */
const samples: Sample[] = [
  {
    mobile: '9876500001',
    person: person('Aarav', 'Deshmukh', 'male', 1001),
    member: { tier: 2, balance: 12_480_50, unread: 3 },
  },
  { mobile: '9876500002', person: person('Ishita', 'Rao', 'female', 1014), member: { tier: 3, unread: 120 } },
  { mobile: '9876500003', person: person('Kabir', 'Menon', 'male', 1005) },
  { mobile: '9876500004', person: { firstName: 'Meera' }, member: { complete: false, balance: 0 } },
  {
    mobile: '9876500005',
    person: person('Zoya', "D'Costa", 'female', 1030),
    member: { tier: 4, status: '3', balance: 98_765_00 },
  },
  { mobile: '9876500006', person: person('Rohan', 'Iyer', 'male', 1021), member: { balance: 0, unread: 0 } },
  {
    mobile: '9876500007',
    person: { ...person('', 'Kulkarni', 'other', 1040), firstName: '' },
    member: { tier: null },
  },
];

/** Persons are shared by all merchants, so those that another merchant brought are found, not made again. */
export async function seedCustomers(tx: Db, merchantId: string, at: Date): Promise<void> {
  for (const { mobile, person: profile, member } of [...samples, ownRegular(merchantId)]) {
    const [customer] = await tx
      .insert(customers)
      .values({ mobile, ...profile, createdAt: at })
      .onConflictDoUpdate({ target: customers.mobile, set: { mobile } })
      .returning({ id: customers.id });
    if (customer && member)
      await seedMembership(tx, { customerId: customer.id, merchantId, mobile, at }, member);
  }
}

interface MembershipOf {
  customerId: number;
  merchantId: string;
  mobile: string;
  at: Date;
}

async function seedMembership(tx: Db, { customerId, merchantId, mobile, at }: MembershipOf, member: Member) {
  const random = seeded(`${merchantId} ${mobile}`);
  const { complete = true, tier = 1, status = '1', unread = 0 } = member;
  const [created] = await tx
    .insert(memberships)
    .values({
      customerId,
      merchantId,
      complete,
      tier,
      status,
      unread,
      referralCode: `FRIEND${mobile.slice(-2)}`,
      joinedAt: at,
    })
    .returning({ id: memberships.id });
  const hundredths = member.balance ?? Math.round(random.between(800, 9000)) * 25;
  if (created && hundredths > 0) {
    await tx
      .insert(ledger)
      .values({ membershipId: created.id, hundredths, reason: 'opening', createdAt: at });
  }
}

const regulars: readonly [[string, string], ...[string, string][]] = [
  ['Ananya', 'Bose'],
  ['Vivaan', 'Sethi'],
  ['Diya', 'Nair'],
  ['Arjun', 'Patil'],
  ['Sana', 'Qureshi'],
];

/** One customer whom no other mall knows. */
function ownRegular(merchantId: string): Sample {
  const random = seeded(`regular ${merchantId}`);
  const digits = String(Math.floor(random.between(10_000, 99_999)));
  const [firstName, lastName] = random.pick(regulars);
  return {
    mobile: `98766${digits}`,
    person: person(firstName, lastName, 'other', 1001 + Math.floor(random.between(0, 40))),
    member: { tier: 1 + Math.floor(random.between(0, 4)) },
  };
}

function person(
  firstName: string,
  lastName: string,
  gender: NonNullable<Person['gender']>,
  pincodeId: number,
) {
  const email = `${firstName}.${lastName}@mail.example`.toLowerCase().replace(/^\.|[^a-z.@]/g, '');
  return { firstName, lastName, email, gender, pincodeId } satisfies Person;
}
