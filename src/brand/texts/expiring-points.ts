import { defineTexts } from './define-texts';

/** Points that end: docs/product/transactions.md#points-that-end. */
export const expiringPointsTexts = defineTexts('expiringPoints', {
  title: 'Expiring points',
  endOn: '{points} end on {date}',
  endToday: '{points} end today',
  endTomorrow: '{points} end tomorrow',
  later: { one: 'and more on {count} later day', other: 'and more on {count} later days' },
  view: 'View',
  notNow: 'Not now',
  addToCalendar: 'Add to calendar',
  calendarTitle: '{program}: {points} end on {date}',
  calendarNotes: 'Redeem them before they end: {address}',
  rewards: 'What you can get for them',
});
