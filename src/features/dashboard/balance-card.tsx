import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { tillTexts } from '@/brand/texts/till';
import { tierPlace } from '@/brand/tier-place';
import { type BalanceParts, composition } from '@/components/card-layout';
import { useCodePicture } from '@/components/code-picture';
import { HeroLink } from '@/components/links';
import { currencySign } from '@/components/money';
import { Points } from '@/components/points';
import { QueryView } from '@/components/query-view';
import { ShowCode } from '@/components/show-code';
import { tillCard, useShown } from '@/components/use-shown';
import type { MerchantDetails } from '@/contract/merchant';
import { membershipQueries } from '@/features/membership/queries';
import { paths } from '@/lib/paths';
import { formatMoney, pointsWorth } from '@/lib/points';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { HeroCard } from '@/ui/lists/hero-card';
import { Figure } from '@/ui/text/figure';
import { TierBadge } from '@/ui/text/tier-badge';
import { useCountedBalance } from './counted-balance';
import styles from './dashboard.module.css';

interface BalanceCardProps {
  /** Undefined while it loads. */
  merchant?: MerchantDetails;
  tier?: string | undefined;
}

/** The available points on the branded card, with their worth, and a link to the membership below it. */
export function BalanceCard({ merchant, tier }: BalanceCardProps) {
  return (
    <section className={styles.balance}>
      {merchant ? <Balance merchant={merchant} tier={tier} /> : <Outline />}
      <span className={styles.cardLinks}>
        {merchant ? <TillCard tier={tier} /> : <BlockSkeleton width={140} height={44} />}
        <Link to={paths.membership} className="tap">
          <span>{textsOf(dashboardTexts).myMembership}</span>
          <IconChevronRight size={20} aria-hidden />
        </Link>
      </span>
    </section>
  );
}

function Balance({ merchant, tier }: { merchant: MerchantDetails; tier: string | undefined }) {
  const texts = textsOf(dashboardTexts);
  const { card, programName } = currentBrand();
  const worth = pointsWorth(merchant);
  const currency = merchant.currencyCode || currencySign();
  const Composed = composition()?.Balance ?? Classic;
  return (
    <HeroLink to={paths.transactions} finish={card?.finish} tier={tierPlace(tier)}>
      <Composed
        program={merchant.programName || programName}
        label={texts.availablePoints}
        points={(size) => (
          <BalancePoints value={merchant.balance} unit={merchant.pointsShortName} size={size} />
        )}
        worth={worth === undefined ? null : fill(texts.worth, { amount: formatMoney(worth, currency) })}
        badge={tier ? <TierBadge tier={tier} /> : null}
      />
    </HeroLink>
  );
}

/** On its own, because it renders with every frame while it counts. */
function BalancePoints({ value, ...look }: ComponentProps<typeof Points>) {
  const { points = value } = useCountedBalance();
  return <Points value={points} {...look} />;
}

/** The same composition, without the words. */
function Outline() {
  const Composed = composition()?.Balance ?? Classic;
  const line = <span className={styles.outline}>&nbsp;</span>;
  return (
    <HeroCard finish={currentBrand().card?.finish}>
      <Composed
        program={line}
        label={line}
        points={(size) => (
          <span className={styles.outline}>
            <Figure size={size}>&nbsp;</Figure>
          </span>
        )}
        worth={line}
        badge={null}
      />
    </HeroCard>
  );
}

function Classic({ label, points, worth, badge }: BalanceParts) {
  return (
    <>
      <span className={styles.balanceHead}>
        <span>{label}</span>
        {badge}
      </span>
      {points('display')}
      {worth === null ? null : <span className={styles.worth}>{worth}</span>}
    </>
  );
}

/** Shows the membership card at the till. It loads with the first tap, unless it is on the phone already. */
function TillCard({ tier }: { tier: string | undefined }) {
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
