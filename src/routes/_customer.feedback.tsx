import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { stateText } from '@/lib/state-text';
import { openDraft } from '@/session/opened-drafts';

export const Route = createFileRoute('/_customer/feedback')({
  staticData: { tab: 'more', optional: 'feedback' },
  codeSplitGroupings: [],
  beforeLoad: async ({ location: { state } }) => {
    await openDraft('feedback');
    return { aboutBill: stateText(state.aboutBill), fromBill: state.from === 'bill' };
  },
  loader: async ({ context: { queryClient, aboutBill } }) => {
    const { prepareFeedback } = await import('@/features/feedback/feedback-screen');
    prepareFeedback(queryClient, aboutBill);
  },
  component: lazyRouteComponent(() => import('@/features/feedback/feedback-screen'), 'FeedbackScreen'),
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the bill that the message begins with. */
    aboutBill?: string;
  }
}
