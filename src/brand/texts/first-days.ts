import { defineTexts } from './define-texts';

/** The first steps of a new member: docs/product/dashboard.md#first-days. */
export const firstDaysTexts = defineTexts('firstDays', {
  title: 'Your first steps',
  bill: 'Photograph a bill',
  billDays: { one: 'It may be up to {count} day old.', other: 'It may be up to {count} days old.' },
  billHint: 'Points come for it.',
  rewards: 'See what points become',
  rewardsHint: 'Rewards to choose from',
  install: 'Keep the app on your phone',
  installHint: 'It opens with one tap.',
});
