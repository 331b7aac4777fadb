import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openDraft } from '@/session/opened-drafts';

export const Route = createFileRoute('/_customer/feedback')({
  staticData: { tab: 'more', optional: 'feedback' },
  codeSplitGroupings: [],
  beforeLoad: () => openDraft('feedback'),
  loader: async ({ context: { queryClient } }) => {
    const { prepareFeedback } = await import('@/features/feedback/feedback-screen');
    prepareFeedback(queryClient);
  },
  component: lazyRouteComponent(() => import('@/features/feedback/feedback-screen'), 'FeedbackScreen'),
});
