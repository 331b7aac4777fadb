import { defineTexts } from './define-texts';

/** How far the next reward is: docs/product/dashboard.md#next-reward. */
export const nextRewardTexts = defineTexts('nextReward', {
  title: 'Next reward',
  toVoucher: '{points} to a {value} voucher of {brand}',
  toReward: '{points} to {name}',
  withinReach: { one: 'You can get {count} reward', other: 'You can get {count} rewards' },
});
