import { currentBrand } from '@/brand/current-brand';
import { tierPlace } from '@/brand/tier-place';
import { composition, type MemberParts } from '@/components/card-layout';
import { useCodePicture } from '@/components/code-picture';
import { MallLogo } from '@/components/mall-logo';
import { ShowCode } from '@/components/show-code';
import { tillCard } from '@/components/use-shown';
import type { TierDetails } from '@/contract/membership';
import { HeroCard } from '@/ui/lists/hero-card';
import { TierBadge } from '@/ui/text/tier-badge';
import { BarCode } from './bar-code';
import styles from './membership.module.css';
import { groupMembershipId } from './membership-rules';

interface MembershipCardProps {
  details: TierDetails;
  /** For the badge. Left out if there is only one tier. */
  tier: string | undefined;
}

/** The bar code. A tap on it shows it on the whole screen. */
function CodeToShow({ details, tier }: MembershipCardProps) {
  const picture = useCodePicture(details.barCode);
  if (details.membershipId === '') return null;
  return (
    <span className={styles.code}>
      <BarCode id={details.membershipId} picture={picture} />
      <ShowCode
        covers
        name={tillCard}
        kind="card"
        code={details.membershipId}
        picture={picture}
        owner={details.holderName}
        badge={tier ? <TierBadge tier={tier} /> : null}
      />
    </span>
  );
}

/** The card to show at the till: program, holder, id and bar code. */
export function MembershipCard({ details, tier }: MembershipCardProps) {
  const { card, programName } = currentBrand();
  const composed = composition();
  const Composed = composed?.Member ?? Classic;
  return (
    <HeroCard shape={composed ? 'block' : 'card'} finish={card?.finish} tier={tierPlace(tier)}>
      <Composed
        program={details.programName || programName}
        badge={tier ? <TierBadge tier={tier} /> : null}
        holder={details.holderName}
        id={groupMembershipId(details.membershipId)}
        code={<CodeToShow details={details} tier={tier} />}
      />
    </HeroCard>
  );
}

function Classic({ program, badge, holder, id, code }: MemberParts) {
  return (
    <>
      <span className={styles.cardHead}>
        <span className={styles.program}>
          <span className={styles.logo}>
            <MallLogo height={28} />
          </span>
          <span className={styles.programName}>{program}</span>
        </span>
        {badge}
      </span>
      <span className={styles.holder}>
        <span className={styles.name}>{holder}</span>
        <span className={styles.id}>{id}</span>
      </span>
      {code}
    </>
  );
}
