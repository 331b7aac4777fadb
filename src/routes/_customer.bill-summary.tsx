import { createFileRoute, redirect } from '@tanstack/react-router';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { billQueries } from '@/features/bills/queries';
import { billIdsOf } from '@/features/bills/summary/bill-ids';
import { SummaryScreen } from '@/features/bills/summary/summary-screen';
import { stateText } from '@/lib/state-text';
import { showToast } from '@/ui/show-toast';

export const Route = createFileRoute('/_customer/bill-summary')({
  beforeLoad: ({ location: { state } }) => ({
    billIds: billIdsOf(stateText(state.billIds)),
    lookedUp: state.from === 'transactions' || state.withDetailClicked === true,
    isLongBill: state.isMultiClickBill === true,
  }),
  // The guard stands here and not in `beforeLoad`: its sentence then loads with the screen.
  loader: ({ context: { queryClient, billIds }, cause }) => {
    // Rows of a list lead here: only a tap is worth a call, not each touch of a thumb that scrolls.
    if (cause === 'preload') return;
    if (billIds.length === 0) {
      showToast('error', textsOf(billTexts).noBillIds);
      throw redirect({ to: '/dashboard', replace: true });
    }
    void queryClient.prefetchQuery(billQueries.summary(billIds));
  },
  component: SummaryScreen,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Ids of bills, separated by commas. */
    billIds?: string;
    /** Whether the bills were handed in with the form: another one is, too. */
    isMultiClickBill?: boolean;
    /** The shopper asked for the details of a bill that she handed in earlier. */
    withDetailClicked?: boolean;
  }
}
