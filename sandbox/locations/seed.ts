import type { Db } from '../database/db';
import { rowsWith } from '../database/rows';
import type { SeededMall } from '../noun/noun';
import { seeded } from '../shared/seeded';
import { contactOf } from './sample-contacts';
import { locations } from './tables';

const names = ['City Centre', 'Riverside', 'Lake View', 'Airport Road', 'Old Town', 'Hill Street', 'Harbour'];

/** The days for bills of the first, second and third location. */
const billDays = [30, 7, null];

/** Three locations, different in every mall. docs/sandbox.md#what-provokes-what says what is special about each. */
export async function seedLocations(tx: Db, { merchant }: SeededMall): Promise<void> {
  const rank = (name: string) => seeded(`location ${merchant.id} ${name}`).next();
  const chosen = [...names].sort((a, b) => rank(a) - rank(b)).slice(0, 3);
  await tx.insert(locations).values(
    chosen.map((name, place) => ({
      merchantId: merchant.id,
      name,
      billDays: billDays[place] ?? null,
      ...contactOf(merchant, name, place),
    })),
  );
}

/** The ids of a mall's locations, in their order. */
export async function locationIdsOf(db: Db, merchantId: string): Promise<number[]> {
  return (await rowsWith(db, locations, { merchantId })).map(({ id }) => id);
}
