import { seeded } from '../../pictures/seed';
import type { Db } from '../open-database';
import { locations } from '../schema';

const names = ['City Centre', 'Riverside', 'Lake View', 'Airport Road', 'Old Town', 'Hill Street', 'Harbour'];

/** Three locations, other ones in every mall; gives their ids in their order. */
export async function seedLocations(tx: Db, merchantId: string): Promise<number[]> {
  const rank = (name: string) => seeded(`location ${merchantId} ${name}`).next();
  const chosen = [...names].sort((a, b) => rank(a) - rank(b)).slice(0, 3);
  const rows = await tx
    .insert(locations)
    .values(chosen.map((name) => ({ merchantId, name })))
    .returning({ id: locations.id });
  return rows.map(({ id }) => id);
}
