import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { feedbackTexts } from '@/brand/texts/feedback';
import { ownCustomerQuery } from '@/components/customer-query';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBack, useBackToMenu } from '@/components/use-back';
import { billQueries } from '@/features/bills/queries';
import { paths } from '@/lib/paths';
import { FieldSkeleton } from '@/ui/feedback/skeleton';
import { questionAbout } from './bill-question';
import { FeedbackForm } from './feedback-form';

/** What a customer wants to tell the mall (docs/product/pages.md#feedback). */
export function FeedbackScreen() {
  const { aboutBill, fromBill } = useRouteContext({ from: '/_customer/feedback' });
  const customer = useQuery(ownCustomerQuery());
  const bill = useQuery({ ...billQueries.one(aboutBill ?? ''), enabled: aboutBill !== undefined });
  const ways = useWaysOut(fromBill);
  const isWaiting = aboutBill !== undefined && bill.isPending;
  return (
    <Page title={textsOf(feedbackTexts).title} onBack={ways.back}>
      <QueryView
        what="profile"
        query={isWaiting ? { ...customer, data: undefined } : customer}
        skeleton={<FieldSkeleton count={5} />}
      >
        {(known) => (
          <FeedbackForm
            customer={known}
            begin={bill.data ? { with: questionAbout(bill.data), about: bill.data.id } : undefined}
            onSent={ways.stayWithoutBill}
            onCancel={ways.cancel}
          />
        )}
      </QueryView>
    </Page>
  );
}

/** Starts what the screen will ask for, as soon as its code is there. */
export function prepareFeedback(queryClient: QueryClient, aboutBill: string | undefined): void {
  void queryClient.prefetchQuery(ownCustomerQuery());
  if (aboutBill !== undefined) void queryClient.prefetchQuery(billQueries.one(aboutBill));
}

/** The ways out lead to the bill where the shopper comes from one, and else to the menu. */
function useWaysOut(fromBill: boolean) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const toBill = useBack(paths.more);
  const toMenu = useBackToMenu();
  return {
    back: fromBill ? toBill : toMenu,
    /** Who cancels has decided. Only Back asks before unsaved input is lost. */
    cancel: () => {
      if (fromBill) history.back({ ignoreBlocker: true });
      else void navigate({ to: paths.more, ignoreBlocker: true });
    },
    /** A reload must not fill in again what was sent. */
    stayWithoutBill: () => {
      const { href, state } = history.location;
      if (state.aboutBill === undefined) return;
      history.replace(href, { ...state, aboutBill: undefined }, { ignoreBlocker: true });
    },
  };
}
