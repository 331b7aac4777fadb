import { useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { membershipTexts } from '@/brand/texts/membership';
import { tierPlace } from '@/brand/tier-place';
import { composition, type MemberParts } from '@/components/card-layout';
import { useCodePicture } from '@/components/code-picture';
import { MallLogo } from '@/components/mall-logo';
import { ShowCode } from '@/components/show-code';
import { tillCard } from '@/components/use-shown';
import type { TierDetails } from '@/contract/membership';
import { code128 } from '@/lib/code128';
import { HeroCard } from '@/ui/lists/hero-card';
import { TierBadge } from '@/ui/text/tier-badge';
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

interface BarCodeProps {
  id: string;
  /** The backend's own picture. Without it, or if it does not load, the app draws the code. */
  picture: string;
}

/** The membership's bar code, dark on white and with quiet zones, as scanners need it. */
function BarCode({ id, picture }: BarCodeProps) {
  const [failed, setFailed] = useState<string>();
  const label = fill(textsOf(membershipTexts).barCode, { id: groupMembershipId(id) });
  if (picture && failed !== picture) {
    return (
      <span className={styles.barCode}>
        <img src={picture} alt={label} className={styles.bars} onError={() => setFailed(picture)} />
      </span>
    );
  }
  const code = code128(id);
  if (!code) return null;
  return (
    <span className={styles.barCode}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${code.width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={code.bars.map(({ x, width }) => `M${x} 0h${width}v1h-${width}z`).join('')} />
      </svg>
    </span>
  );
}
