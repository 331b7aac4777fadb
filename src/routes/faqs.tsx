import { createFileRoute } from '@tanstack/react-router';
import { FaqsScreen, prepareFaqs } from '@/features/faqs/faqs-screen';

export const Route = createFileRoute('/faqs')({
  staticData: { tab: 'more', optional: 'faqs' },
  loader: ({ context: { queryClient } }) => prepareFaqs(queryClient),
  component: FaqsScreen,
});
