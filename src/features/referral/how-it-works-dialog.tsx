import { useQuery } from '@tanstack/react-query';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { referralTexts } from '@/brand/texts/referral';
import { HtmlContent } from '@/components/html-content';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { referralQueries } from './queries';

export function HowItWorksDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(referralQueries.howItWorks());
  return (
    <ConfirmDialog
      opened
      title={textsOf(referralTexts).howItWorks}
      confirmLabel={textsOf(commonTexts).ok}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <HtmlContent what="howItWorks" query={query} />
    </ConfirmDialog>
  );
}
