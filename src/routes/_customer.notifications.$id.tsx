import { createFileRoute } from '@tanstack/react-router';
import { NotificationScreen, prepareNotification } from '@/features/notifications/notification-screen';

export const Route = createFileRoute('/_customer/notifications/$id')({
  staticData: { tab: 'home', optional: 'notifications' },
  loader: ({ context: { queryClient }, params: { id }, cause }) => {
    // A thumb that scrolls a list touches its rows, so only a real tap sends a call.
    if (cause === 'preload') return;
    prepareNotification(queryClient, id);
  },
  component: NotificationScreen,
});
