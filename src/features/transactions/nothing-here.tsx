import { textsOf } from '@/brand/texts/define-texts';
import { transactionTexts } from '@/brand/texts/transactions';
import { ButtonLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/controls/button';
import { BillsDrawing } from '@/ui/drawings/bills';
import { RewardsDrawing } from '@/ui/drawings/rewards';
import { EmptyState } from '@/ui/feedback/empty-state';

interface NothingHereProps {
  of: 'points' | 'bills' | 'redemptions' | 'vouchers';
  /** Where a filter is on, the way out of it. */
  onShowAll?: (() => void) | undefined;
}

/** An empty list, with what one can do about it. */
export function NothingHere({ of, onShowAll }: NothingHereProps) {
  const texts = textsOf(transactionTexts);
  const comesFromBills = of === 'points' || of === 'bills';
  return (
    <EmptyState
      drawing={comesFromBills ? <BillsDrawing /> : <RewardsDrawing />}
      title={of === 'vouchers' ? texts.noVouchers : texts.none}
      action={
        onShowAll ? (
          <Button variant="secondary" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        ) : (
          <ButtonLink to={comesFromBills ? paths.submitBill : paths.redeem}>
            {comesFromBills ? texts.submitBill : texts.redeem}
          </ButtonLink>
        )
      }
    />
  );
}
