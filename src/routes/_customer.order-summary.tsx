import { createFileRoute, redirect } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { orderTexts } from '@/brand/texts/orders';
import { OrderScreen } from '@/features/orders/order-screen';
import { orderQueries } from '@/features/orders/queries';
import { stateText } from '@/lib/state-text';
import { showToast } from '@/ui/feedback/show-toast';

export const Route = createFileRoute('/_customer/order-summary')({
  staticData: { tab: 'redeem' },
  beforeLoad: ({ location: { state } }) => ({
    orderId: stateText(state.orderId) ?? '',
    lookedUp: state.from === 'transactions',
  }),
  // The guard is here and not in `beforeLoad`, so that its text loads with the screen.
  loader: ({ context: { queryClient, orderId }, cause }) => {
    // List rows link here, and a thumb that scrolls touches them. So only a real tap sends a call.
    if (cause === 'preload') return;
    if (!orderId) {
      showToast('error', textsOf(orderTexts).notFound);
      throw redirect({ to: '/dashboard', replace: true });
    }
    void queryClient.prefetchQuery(orderQueries.details(orderId));
  },
  component: OrderScreen,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    orderId?: string;
  }
}
