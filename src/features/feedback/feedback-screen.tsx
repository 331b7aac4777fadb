import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { feedbackTexts } from '@/brand/texts/feedback';
import { ownCustomerQuery } from '@/components/customer-query';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBackToMenu } from '@/components/use-back';
import { paths } from '@/lib/paths';
import { FieldSkeleton } from '@/ui/skeleton';
import { FeedbackForm } from './feedback-form';

/** What a customer wants to tell the mall (docs/product/pages.md#feedback). */
export function FeedbackScreen() {
  const customer = useQuery(ownCustomerQuery());
  const navigate = useNavigate();
  // Who cancels has decided. Only Back asks before unsaved input is lost.
  const cancel = () => void navigate({ to: paths.more, ignoreBlocker: true });
  return (
    <Page title={textsOf(feedbackTexts).title} onBack={useBackToMenu()}>
      <QueryView query={customer} skeleton={<FieldSkeleton count={5} />}>
        {(known) => <FeedbackForm customer={known} onCancel={cancel} />}
      </QueryView>
    </Page>
  );
}

/** Starts what the screen will ask for, as soon as its code is there. */
export function prepareFeedback(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(ownCustomerQuery());
}
