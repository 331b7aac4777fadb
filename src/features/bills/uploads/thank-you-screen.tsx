import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { PushOffer } from '@/components/push/push-offer';
import { paths } from '@/lib/paths';
import { BillsDrawing } from '@/ui/drawings/bills';
import { EmptyState } from '@/ui/feedback/empty-state';

/** The bills were handed over; they go on in the background (docs/product/bills.md#on-the-screens). */
export function ThankYouScreen() {
  const texts = textsOf(uploadTexts);
  return (
    <Page
      title={texts.thanksTitle}
      foot={<ButtonLink to={paths.submitBill}>{texts.submitAnother}</ButtonLink>}
    >
      <EmptyState
        drawing={<BillsDrawing />}
        title={texts.thanks}
        text={texts.thanksHint}
        action={
          <ButtonLink to={paths.transactions} search={{ tab: 'bills' }} variant="secondary">
            {texts.submittedBills}
          </ButtonLink>
        }
      />
      <PushOffer />
    </Page>
  );
}
