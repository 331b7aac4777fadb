import { seeded } from '../shared/seeded';
import type { customers, memberships } from './tables';

/** A sample person, and their membership in every mall (docs/sandbox.md#who-can-log-in). */
export interface SamplePerson {
  mobile: string;
  profile: Partial<typeof customers.$inferInsert>;
  /** Missing for a person who is not registered with any merchant of the sandbox. */
  membership?: SampleMembership;
}

export interface SampleMembership
  extends Partial<Pick<typeof memberships.$inferInsert, 'complete' | 'tier' | 'status'>> {
  /** Hundredths of a point. Without it, every merchant has another balance. */
  balance?: number;
  unread?: number;
  /** How many notifications there are. */
  notifications?: number;
}

/** The people whom you can log in as, with the same numbers in every mall. Any other number is new. */
export const people = {
  /** Silver, with orders of every status. Married, with an address that waits to be verified. */
  aarav: {
    mobile: '9876500001',
    profile: {
      ...profileOf('Aarav', 'Deshmukh', 'male', 1001),
      maritalStatus: 'married',
      dateOfBirth: '1988-02-29',
      spouseDateOfBirth: '1990-12-31',
      anniversary: '2016-04-30',
    },
    membership: { tier: 2, balance: 12_480_50, unread: 3 },
  },
  /** Gold, with a full cart. */
  ishita: {
    mobile: '9876500002',
    profile: {
      ...profileOf('Ishita', 'Rao', 'female', 1014),
      emailVerified: true,
      maritalStatus: 'single',
      dateOfBirth: '1996-11-05',
    },
    membership: { tier: 3, unread: 120 },
  },
  /** Known, but registered with none of these malls. */
  kabir: { mobile: '9876500003', profile: profileOf('Kabir', 'Menon', 'male', 1005) },
  /** Registration incomplete. */
  meera: {
    mobile: '9876500004',
    profile: { firstName: 'Meera' },
    membership: { complete: false, balance: 0 },
  },
  /** Platinum, with a status that stops push registration. */
  zoya: {
    mobile: '9876500005',
    profile: {
      ...profileOf('Zoya', "D'Costa", 'female', 1030),
      emailVerified: true,
      maritalStatus: 'widow',
      dateOfBirth: '1979-01-31',
    },
    membership: { tier: 4, status: '3', balance: 98_765_00 },
  },
  /** Blue, with a cart and no points to pay it. No notifications. */
  rohan: {
    mobile: '9876500006',
    profile: profileOf('Rohan', 'Iyer', 'male', 1021),
    membership: { balance: 0, notifications: 0 },
  },
  /** A record that lost its first name, its e-mail address and its tier. */
  kulkarni: {
    mobile: '9876500007',
    profile: { ...profileOf('', 'Kulkarni', 'other', 1040), firstName: '', email: '' },
    membership: { tier: null },
  },
  /** Long names, a card with a number of 40 digits, and more points than anybody collects. */
  padma: {
    mobile: '9876500008',
    profile: profileOf('Annapoorneshwari', 'Thirunavukkarasu-Balasubramanian', 'female', 1012),
    membership: { tier: 3, balance: 98_765_432_50 },
  },
} as const satisfies Record<string, SamplePerson>;

/** A profile with every field; the e-mail address is made of the names. */
export function profileOf(
  firstName: string,
  lastName: string,
  gender: 'male' | 'female' | 'other',
  pincodeId: number,
) {
  const email = `${firstName}.${lastName}@mail.example`.toLowerCase().replace(/^\.|[^a-z.@]/g, '');
  return { firstName, lastName, email, gender, pincodeId };
}

/**
 * What the referral code and the opt-out key of a sample person end with. A mall's own customer has all five digits, so
 * that they never equal the two digits of `people`.
 */
export function sampleDigits(mobile: string): string {
  return mobile.slice(
    Object.values<SamplePerson>(people).some((person) => person.mobile === mobile) ? -2 : -5,
  );
}

/** The balance at the start, in hundredths of a point. People who are not registered have none. */
export function sampleBalance(merchantId: string, { mobile, membership }: SamplePerson): number {
  if (!membership) return 0;
  const drawn = Math.round(seeded(`${merchantId} ${mobile}`).between(800, 9000)) * 25;
  return membership.balance ?? drawn;
}
