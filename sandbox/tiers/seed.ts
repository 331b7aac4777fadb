import type { Db } from '../database/db';
import type { SeededMall } from '../noun/noun';
import { tierNames } from '../noun/settings';
import { tiers } from './tables';

/** The points at which each tier starts, and the points that it earns per ₹100. */
const steps = [
  { rangeStart: 0, earnPoints: 1 },
  { rangeStart: 5_000, earnPoints: 1.5 },
  { rangeStart: 20_000, earnPoints: 2 },
  { rangeStart: 50_000, earnPoints: 3 },
] as const;

/** Categories with another earn rate than their tier. */
const categories: [category: string, factor: number, currencySpent: number][] = [
  ['Fashion & Footwear', 2, 100],
  ['Food & Beverage', 1.5, 100],
  ['Entertainment', 1, 100],
  ['Home & Living', 1, 100],
  ['Electronics', 1, 200],
  ['Hypermarket', 0.5, 100],
];

export async function seedTiers(tx: Db, { merchant }: SeededMall): Promise<void> {
  await tx.insert(tiers).values(
    steps.map(({ rangeStart, earnPoints }, index) => ({
      merchantId: merchant.id,
      position: index + 1,
      name: tierNames[index] ?? '',
      rangeStart,
      currencySpent: 100,
      earnPoints,
      rates: categories.map(([category, factor, currencySpent]) => ({
        category,
        currencySpent,
        earnPoints: earnPoints * factor,
      })),
    })),
  );
}
