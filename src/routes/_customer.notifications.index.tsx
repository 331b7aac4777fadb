import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_customer/notifications/')({
  staticData: { tab: 'home', optional: 'notifications' },
  codeSplitGroupings: [],
  loader: async ({ context: { queryClient } }) => {
    const { prepareNotifications } = await import('@/features/notifications/notifications-screen');
    prepareNotifications(queryClient);
  },
  component: lazyRouteComponent(
    () => import('@/features/notifications/notifications-screen'),
    'NotificationsScreen',
  ),
});
