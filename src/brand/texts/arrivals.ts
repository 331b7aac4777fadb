import { defineTexts } from './define-texts';

/** Points that have come, and a tier that was reached: docs/product/dashboard.md#what-has-come. */
export const arrivalTexts = defineTexts('arrivals', {
  points: {
    one: 'You got {points} for your bill.',
    other: 'You got {points} for {count} bills.',
  },
  pointsOf: 'You got {points} for your bill of {brand}.',
  pointsOfAndMore: { other: 'You got {points} for your bill of {brand} and {count} more.' },
  tier: 'You have reached {tier}.',
  tierEarns: 'You have reached {tier}: {rate}.',
  view: 'View',
});
