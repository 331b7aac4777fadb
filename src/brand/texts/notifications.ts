import { defineTexts } from './define-texts';

/** Notifications and push messages: docs/product/notifications.md. */
export const notificationsTexts = defineTexts('notifications', {
  title: 'Notifications',
  none: 'No notifications found',
  unread: 'Unread',
  justNow: 'just now',
  delete: 'Delete',
  all: 'See all notifications',
  pushTitle: 'Be the first to know',
  pushHint: 'Get a message when your bills are processed, and when {name} has news for you.',
  pushTurnOn: 'Turn on notifications',
  pushAllowed: 'Notifications are allowed.',
  pushRefused: 'Notifications are blocked',
  pushRefusedHint: 'To get them, allow notifications for this site in the settings of your browser.',
});
