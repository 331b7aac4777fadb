import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { HeroLink } from '@/components/links';
import { currencySign } from '@/components/money';
import { Points } from '@/components/points';
import type { MerchantDetails } from '@/contract/merchant';
import { paths } from '@/lib/paths';
import { formatMoney, pointsWorth } from '@/lib/points';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { HeroCard } from '@/ui/lists/hero-card';
import { TierBadge } from '@/ui/text/tier-badge';
import styles from './dashboard.module.css';
import { TillCard } from './till-card';

interface BalanceCardProps {
  /** Undefined while it loads. */
  merchant?: MerchantDetails;
  tier?: string | undefined;
}

/** The available points on the branded card, with their worth, and a link to the membership below it. */
export function BalanceCard({ merchant, tier }: BalanceCardProps) {
  return (
    <section className={styles.balance}>
      {merchant ? (
        <Balance merchant={merchant} tier={tier} />
      ) : (
        <HeroCard>
          <span className={styles.balanceOutline} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </HeroCard>
      )}
      <span className={styles.cardLinks}>
        {merchant ? <TillCard tier={tier} /> : <BlockSkeleton className={styles.tillOutline} />}
        <Link to={paths.membership} className={styles.membership}>
          <span>{textsOf(dashboardTexts).myMembership}</span>
          <IconChevronRight size={20} aria-hidden />
        </Link>
      </span>
    </section>
  );
}

function Balance({ merchant, tier }: { merchant: MerchantDetails; tier: string | undefined }) {
  const texts = textsOf(dashboardTexts);
  const worth = pointsWorth(merchant);
  const currency = merchant.currencyCode || currencySign();
  return (
    <HeroLink to={paths.transactions}>
      <span className={styles.balanceHead}>
        <span>{texts.availablePoints}</span>
        {tier ? <TierBadge tier={tier} /> : null}
      </span>
      <Points value={merchant.balance} unit={merchant.pointsShortName} size="display" />
      {worth === undefined ? null : (
        <span className={styles.worth}>{fill(texts.worth, { amount: formatMoney(worth, currency) })}</span>
      )}
    </HeroLink>
  );
}
