import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { membershipTexts } from '@/brand/texts/membership';
import { pointsUnit } from '@/components/points';
import type { CategoryRate, Tier } from '@/contract/membership';
import { IconButton } from '@/ui/controls/icon-button';
import { RewardsDrawing } from '@/ui/drawings/rewards';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { Badge } from '@/ui/text/badge';
import { earnText } from './earn-text';
import styles from './membership.module.css';
import { rangeOf } from './membership-rules';

interface TierListProps {
  tiers: readonly Tier[];
  currentId: string | undefined;
  /** The earn rates of categories in the customer's tier. */
  rates: readonly CategoryRate[];
}

/** Every tier with its range and earn rate. The customer's own tier can open its rates by category. */
export function TierList({ tiers, currentId, rates }: TierListProps) {
  if (tiers.length === 0)
    return <EmptyState drawing={<RewardsDrawing />} title={textsOf(errorTexts).noData} />;
  return (
    <ul className="stack">
      {tiers.map((tier) => (
        <li key={tier.id} className={styles.tier} data-current={tier.id === currentId || undefined}>
          {tier.id === currentId ? <CurrentTier tier={tier} rates={rates} /> : <TierWords tier={tier} />}
        </li>
      ))}
    </ul>
  );
}

export function TierSkeleton() {
  return (
    <Skeleton count={4} className="stack">
      <div className={styles.tier}>
        <TextSkeleton lines={3} />
      </div>
    </Skeleton>
  );
}

function CurrentTier({ tier, rates }: { tier: Tier; rates: readonly CategoryRate[] }) {
  const texts = textsOf(membershipTexts);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <div className={styles.current}>
        <TierWords tier={tier} here />
        {rates.length > 0 ? (
          <span className={styles.arrow} data-open={open || undefined}>
            <IconButton
              label={texts.categoryRates}
              icon={<IconChevronDown size={24} aria-hidden />}
              onClick={() => setOpen(!open)}
              expanded={open}
              controls={panelId}
            />
          </span>
        ) : null}
      </div>
      <ul className={styles.rates} id={panelId} aria-label={texts.categoryRates} hidden={!open}>
        {rates.map((rate, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rates may name the same category, and they keep their places
          <li key={index} className={styles.rate}>
            <span>{rate.category}</span>
            <span className={styles.rateFigure}>{earnText(rate, texts.rate)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function TierWords({ tier, here = false }: { tier: Tier; here?: boolean }) {
  const texts = textsOf(membershipTexts);
  const range = rangeOf(tier, texts.endless);
  const earns = earnText(tier);
  return (
    <div className="grows">
      <h2 className={styles.tierName}>
        <span>{tier.name}</span>
        {here ? <Badge tone="tier">{texts.youAreHere}</Badge> : null}
      </h2>
      {range ? <p className={styles.range}>{fill(texts.range, { ...range, unit: pointsUnit() })}</p> : null}
      {earns ? <p className={styles.quiet}>{earns}</p> : null}
    </div>
  );
}
