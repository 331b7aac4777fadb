import { createFileRoute } from '@tanstack/react-router';
import { FeedbackScreen, prepareFeedback } from '@/features/feedback/feedback-screen';
import { stateText } from '@/lib/state-text';
import { openDraft } from '@/session/opened-drafts';

export const Route = createFileRoute('/_customer/feedback')({
  staticData: { tab: 'more', optional: 'feedback' },
  beforeLoad: async ({ location: { state } }) => {
    await openDraft('feedback');
    return { aboutBill: stateText(state.aboutBill), fromBill: state.from === 'bill' };
  },
  loader: ({ context: { queryClient, aboutBill } }) => prepareFeedback(queryClient, aboutBill),
  component: FeedbackScreen,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the bill that the message begins with. */
    aboutBill?: string;
  }
}
