import type { Db } from '../database/db';
import { rowWith } from '../database/rows';
import { memberships } from '../members/tables';
import { settingsOf } from '../noun/settings-of';
import { tiers } from '../tiers/tables';

/** So many points for every so many rupees. */
export interface EarnRate {
  currencySpent: number;
  earnPoints: number;
}

/** The rate of a member's tier; whoever has no tier earns like the first. */
export async function rateOf(db: Db, membershipId: number): Promise<EarnRate> {
  const member = await rowWith(db, memberships, { id: membershipId });
  if (!member) throw new Error(`There is no member ${membershipId}.`);
  const { merchantId } = member;
  const { tierCount } = await settingsOf(db, merchantId);
  const position = Math.min(member.tier ?? 1, tierCount);
  const tier = await rowWith(db, tiers, { merchantId, position });
  if (!tier) throw new Error(`${merchantId} has no tier ${position}.`);
  return tier;
}

/** Hundredths of a point for so many hundredths of a rupee; smaller parts of a point are lost. */
export function earned(amount: number, { currencySpent, earnPoints }: EarnRate): number {
  return Math.floor((amount * earnPoints) / currencySpent + 1e-6);
}
