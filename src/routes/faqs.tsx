import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/faqs')({
  staticData: { tab: 'more', optional: 'faqs' },
  codeSplitGroupings: [],
  loader: async ({ context: { queryClient } }) => {
    const { prepareFaqs } = await import('@/features/faqs/faqs-screen');
    prepareFaqs(queryClient);
  },
  component: lazyRouteComponent(() => import('@/features/faqs/faqs-screen'), 'FaqsScreen'),
});
