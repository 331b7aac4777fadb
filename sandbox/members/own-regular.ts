import { like } from 'drizzle-orm';
import type { Db } from '../database/db';
import { seeded } from '../shared/seeded';
import { profileOf, type SamplePerson } from './sample-people';
import { customers } from './tables';

/** The malls' own customers have the numbers from 98766 10000 to 98766 99999. */
const prefix = '98766';
const lowest = 10_000;
const count = 90_000;

const regulars: readonly [[string, string], ...[string, string][]] = [
  ['Ananya', 'Bose'],
  ['Vivaan', 'Sethi'],
  ['Diya', 'Nair'],
  ['Arjun', 'Patil'],
  ['Sana', 'Qureshi'],
];

/** One customer whom no other mall knows. */
export function ownRegular(merchantId: string, mobile: string): SamplePerson {
  const random = seeded(`regular ${merchantId}`);
  const [firstName, lastName] = random.pick(regulars);
  return {
    mobile,
    profile: profileOf(firstName, lastName, 'other', 1001 + Math.floor(random.between(0, 40))),
    membership: { tier: 1 + Math.floor(random.between(0, 4)) },
  };
}

/**
 * The number of a mall's own customer. Two malls may draw the same one, and a shopper may have registered with it. Then
 * the customer gets the next number that is not `taken`.
 */
export function ownNumberOf(merchantId: string, taken: ReadonlySet<string>): string {
  const drawn = Math.floor(seeded(`number ${merchantId}`).between(0, count));
  for (let step = 0; step < count; step += 1) {
    const mobile = `${prefix}${lowest + ((drawn + step) % count)}`;
    if (!taken.has(mobile)) return mobile;
  }
  throw new Error(`No number that begins with ${prefix} is free.`);
}

/** The numbers of this kind that belong to somebody. */
export async function takenNumbers(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ mobile: customers.mobile })
    .from(customers)
    .where(like(customers.mobile, `${prefix}%`));
  return new Set(rows.map(({ mobile }) => mobile));
}
