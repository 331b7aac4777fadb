import { defineTexts } from './define-texts';

/** Notifications and push messages: docs/product/notifications.md. */
export const notificationsTexts = defineTexts('notifications', {
  title: 'Notifications',
  none: 'No notifications found',
  unread: 'Unread',
  justNow: 'just now',
  delete: 'Delete',
  all: 'See all notifications',
});
