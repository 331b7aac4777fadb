import { currentBrand } from '@/brand/current-brand';
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
  const brand = currentBrand();
  return (
    <HeroCard shape="card">
      <span className={styles.cardHead}>
        <span className={styles.program}>
          <span className={styles.logo}>
            <MallLogo height={28} />
          </span>
          <span className={styles.programName}>{details.programName || brand.programName}</span>
        </span>
        {tier ? <TierBadge tier={tier} /> : null}
      </span>
      <span className={styles.holder}>
        <span className={styles.name}>{details.holderName}</span>
        <span className={styles.id}>{groupMembershipId(details.membershipId)}</span>
      </span>
      <CodeToShow details={details} tier={tier} />
    </HeroCard>
  );
}
