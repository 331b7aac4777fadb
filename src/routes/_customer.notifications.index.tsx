import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen, prepareNotifications } from '@/features/notifications/notifications-screen';

export const Route = createFileRoute('/_customer/notifications/')({
  staticData: { tab: 'home', optional: 'notifications' },
  loader: ({ context: { queryClient } }) => prepareNotifications(queryClient),
  component: NotificationsScreen,
});
