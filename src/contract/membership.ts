import type * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, record } from './record';
import { amount, detailList, figureText, id, maybe, presentList, text } from './wire';

const tier = record({
  id: at('tier_id', id),
  name: at('tier_name', text),
  /** Points. */
  rangeStart: at('range_starts_at', maybe(amount)),
  /** Points; 9999999999 means that there is no end. */
  rangeEnd: at('range_ends_at', maybe(amount)),
  /** The spending, in the merchant's currency, that earns `earnPoints`. */
  currencySpent: at('every_x_currency_spent', maybe(amount)),
  earnPoints: at('earn_points', maybe(amount)),
  pointsPerUnit: at('x_points_equivalent_to', maybe(amount)),
  currencyPerUnit: at('x_currency', maybe(amount)),
});
export type Tier = z.output<typeof tier>;

const categoryRate = record({
  category: at('cat_name', id),
  currencySpent: at('every_x_currency_spent', maybe(amount)),
  earnPoints: at('earn_points', maybe(amount)),
});
export type CategoryRate = z.output<typeof categoryRate>;

const tierDetails = record({
  tiers: at('merchant_tiers', presentList(tier)),
  currentTierId: at('customer_current_tier_id', text),
  currentTierName: at('customer_current_tier_name', text),
  /** Points. */
  balance: at('current_points_balance', maybe(amount)),
  programName: at('loyalty_program_name', text),
  programShortName: at('loyalty_program_name_short', text),
  /** A number of points, or a sentence of the backend. '' in the highest tier. */
  awayFromNextTier: at('away_from_next_membership', figureText),
  nextTierName: at('away_from_next_tier_name', text),
  /** Earn rates of the customer's tier. */
  categoryRates: at('categorywise_tiers', detailList(categoryRate)),
  membershipId: at('membership_id', text),
  holderName: at('name', text),
  /** Address of a picture. '' if the app has to draw the bar code. */
  barCode: at('membership_bar_code', text),
});
export type TierDetails = z.output<typeof tierDetails>;

export const getLoyaltyProgramTierDetails = defineCall('/getLoyaltyProgramTierDetails', {
  effect: 'read',
  statusCode: 'required',
  request: record({ ...identity, loyaltyId: at('loyalty_id', text) }),
  reply: fieldsReply(tierDetails),
});
