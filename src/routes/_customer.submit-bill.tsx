import { createFileRoute } from '@tanstack/react-router';
import { locationsQuery } from '@/components/locations-query';
import { merchantQuery } from '@/components/merchant-query';
import { SubmitScreen } from '@/features/bills/submit/submit-screen';
import { openDraft } from '@/session/opened-drafts';

export const Route = createFileRoute('/_customer/submit-bill')({
  beforeLoad: async ({ preload }) => {
    // A finger on a link takes nothing.
    await Promise.all([openDraft('long-bill'), preload ? undefined : lookForShare()]);
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(merchantQuery());
    void queryClient.prefetchQuery(locationsQuery());
  },
  component: SubmitScreen,
});

/** Its code is no part of the first load. If it cannot be loaded, neither can the screen, which says so. */
async function lookForShare(): Promise<void> {
  const shares = await import('@/features/bills/submit/shared-bills').catch(() => undefined);
  await shares?.lookForShare();
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The tab that is open at first: 0 short, 1 long. */
    billTab?: 0 | 1;
  }
}
