import { createFileRoute, redirect } from '@tanstack/react-router';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { billQueries } from '@/features/bills/queries';
import { billIdsOf } from '@/features/bills/summary/bill-ids';
import { SummaryScreen } from '@/features/bills/summary/summary-screen';
import { stateText } from '@/lib/state-text';
import { showToast } from '@/ui/feedback/show-toast';

export const Route = createFileRoute('/_customer/bill-summary')({
  beforeLoad: ({ location: { state } }) => ({
    billIds: billIdsOf(stateText(state.billIds)),
    lookedUp: state.from === 'transactions' || state.withDetailClicked === true,
    isLongBill: state.isMultiClickBill === true,
  }),
  // The guard is here and not in `beforeLoad`, so that its text loads with the screen.
  loader: ({ context: { queryClient, billIds }, cause }) => {
    // List rows link here, and a thumb that scrolls touches them. So only a real tap sends a call.
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
    /** Whether the bill came from the form. Then the next bill does, too. */
    isMultiClickBill?: boolean;
    /** The shopper has opened the details of an earlier bill. */
    withDetailClicked?: boolean;
  }
}
