import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { tillTexts } from '@/brand/texts/till';
import { useCodePicture } from '@/components/code-picture';
import { QueryView } from '@/components/query-view';
import { ShowCode } from '@/components/show-code';
import { tillCard, useShown } from '@/components/use-shown';
import { membershipQueries } from '@/features/membership/queries';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { TierBadge } from '@/ui/text/tier-badge';

/** Shows the membership card at the till. It loads with the first tap, unless it is on the phone already. */
export function TillCard({ tier }: { tier: string | undefined }) {
  const { isShown } = useShown(tillCard);
  const details = useQuery({ ...membershipQueries.details(), enabled: isShown });
  return (
    <ShowCode
      name={tillCard}
      kind="card"
      code={details.data?.membershipId ?? ''}
      picture={useCodePicture(details.data?.barCode ?? '')}
      owner={details.data?.holderName}
      badge={tier ? <TierBadge tier={tier} /> : null}
      pending={
        <QueryView what="card" query={details} skeleton={<BlockSkeleton ratio={2} />}>
          {() => <p>{textsOf(tillTexts).noNumber}</p>}
        </QueryView>
      }
    />
  );
}
