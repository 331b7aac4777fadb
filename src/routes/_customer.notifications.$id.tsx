import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_customer/notifications/$id')({
  staticData: { tab: 'home', optional: 'notifications' },
  codeSplitGroupings: [],
  loader: async ({ context: { queryClient }, params: { id }, cause }) => {
    // A thumb that scrolls a list touches its rows, so only a real tap sends a call.
    if (cause === 'preload') return;
    const { prepareNotification } = await import('@/features/notifications/notification-screen');
    prepareNotification(queryClient, id);
  },
  component: lazyRouteComponent(
    () => import('@/features/notifications/notification-screen'),
    'NotificationScreen',
  ),
});
