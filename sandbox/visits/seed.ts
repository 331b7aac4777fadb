import type { Db } from '../database/db';
import type { SeededMall } from '../noun/noun';
import { visitSlots } from './tables';

/** Hours after midnight, and people. The fifth has two places; nobody can read an hour in the name of the last. */
const samples = [
  { name: '10 AM to 12 PM', ends: 12, capacity: 20 },
  { name: '12 PM to 2 PM', ends: 14, capacity: 20 },
  { name: '2 PM to 4 PM', ends: 16, capacity: 20 },
  { name: '4 PM to 6 PM', ends: 18, capacity: 20 },
  { name: '6 PM to 8 PM', ends: 20, capacity: 2 },
  { name: 'After dinner', ends: 22, capacity: 20 },
];

export async function seedVisits(tx: Db, { merchant }: SeededMall): Promise<void> {
  const rows = samples.map((sample) => ({ ...sample, merchantId: merchant.id, ends: sample.ends * 60 }));
  await tx.insert(visitSlots).values(rows);
}
