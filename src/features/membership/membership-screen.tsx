import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { membershipTexts } from '@/brand/texts/membership';
import { HtmlContent } from '@/components/html-content';
import { merchantQuery } from '@/components/merchant-query';
import { money } from '@/components/money';
import { Page } from '@/components/page';
import { Points, pointsUnit } from '@/components/points';
import { QueryView } from '@/components/query-view';
import { tillCard, useShown } from '@/components/use-shown';
import type { Tier, TierDetails } from '@/contract/membership';
import { pointsWorth } from '@/lib/points';
import { Stepper } from '@/ui/controls/stepper';
import { RewardsDrawing } from '@/ui/drawings/rewards';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { TileSkeleton } from '@/ui/lists/tile';
import { Tabs } from '@/ui/navigation/tabs';
import styles from './membership.module.css';
import { MembershipCard } from './membership-card';
import { awayFromNextTier, currentStep, tierSteps } from './membership-rules';
import { membershipQueries } from './queries';
import { TierList, TierSkeleton } from './tier-list';

/** The membership card and its benefits (docs/product/membership.md). */
export function MembershipScreen() {
  const texts = textsOf(membershipTexts);
  const navigate = useNavigate();
  const details = useQuery(membershipQueries.details());
  useCardFromAddress();
  return (
    <Page title={texts.title} onBack={() => void navigate({ to: '/dashboard' })}>
      <QueryView
        what="membership"
        query={details}
        skeleton={
          <>
            <BlockSkeleton ratio={16 / 9} corner="card" />
            <TileSkeleton />
            <TierSkeleton />
          </>
        }
      >
        {(data) => <Membership details={data} />}
      </QueryView>
    </Page>
  );
}

/** An address that asks for the card shows it over the screen, and Back closes it. */
function useCardFromAddress(): void {
  const navigate = useNavigate();
  const { show } = useSearch({ from: '/_customer/membership' });
  const showCard = useShown(tillCard).show;
  const open = useEffectEvent(async () => {
    await navigate({ to: '/membership', replace: true });
    showCard();
  });
  useEffect(() => {
    if (show) void open();
  }, [show]);
}

function Membership({ details }: { details: TierDetails }) {
  const texts = textsOf(membershipTexts);
  const [tab, setTab] = useState<'tiers' | 'benefits'>('tiers');
  const steps = tierSteps(details.tiers, [texts.blue, texts.silver, texts.gold, texts.platinum]);
  const current = currentStep(steps, details);
  const currentTier = details.tiers[current];
  return (
    <>
      <MembershipCard
        details={details}
        tier={steps.length > 1 ? details.currentTierName || steps[current]?.label : undefined}
      />
      <PointsBar balance={details.balance} rates={currentTier} />
      <TierProgress steps={steps} current={current} details={details} />
      <Tabs
        label={texts.about}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'tiers',
            label: texts.tiers,
            content: (
              <TierList tiers={details.tiers} currentId={currentTier?.id} rates={details.categoryRates} />
            ),
          },
          { value: 'benefits', label: texts.benefits, content: <Benefits /> },
        ]}
      />
    </>
  );
}

interface PointsBarProps {
  /** Points. */
  balance: number | undefined;
  /** The customer's tier. Its two rates decide the worth of points; without them, the merchant's rates do. */
  rates: Pick<Tier, 'pointsPerUnit' | 'currencyPerUnit'> | undefined;
}

/** 'Available Points' with their worth. */
function PointsBar({ balance, rates }: PointsBarProps) {
  const texts = textsOf(membershipTexts);
  const ofTier = pointsWorth({ ...rates, balance });
  const merchant = useQuery({ ...merchantQuery(), enabled: ofTier === undefined });
  const worth = ofTier ?? pointsWorth({ ...merchant.data, balance });
  return (
    <div className={styles.pointsBar}>
      <span>{texts.availablePoints}</span>
      <span className={styles.figures}>
        <Points value={balance} size="large" />
        {worth === undefined ? null : (
          <span className={styles.quiet}>{fill(texts.worth, { amount: money(worth) })}</span>
        )}
      </span>
    </div>
  );
}

interface TierProgressProps {
  steps: readonly { id: string; label: string }[];
  /** Index of the customer's step, -1 for none. */
  current: number;
  details: Pick<TierDetails, 'awayFromNextTier' | 'nextTierName'>;
}

/** The tier stepper, and the distance to the next tier. */
function TierProgress({ steps, current, details }: TierProgressProps) {
  const texts = textsOf(membershipTexts);
  const away = awayFromNextTier(details.awayFromNextTier);
  return (
    <div className={styles.progress}>
      <Stepper label={texts.steps} steps={steps} current={current} />
      {away ? (
        <p className={styles.away}>
          {away.kind === 'sentence'
            ? away.text
            : fill(texts.away, {
                points: away.points,
                unit: pointsUnit(),
                tier: details.nextTierName || (steps[current + 1]?.label ?? ''),
              })}
        </p>
      ) : null}
    </div>
  );
}

function Benefits() {
  const benefits = useQuery(membershipQueries.benefits());
  return <HtmlContent what="benefits" query={benefits} drawing={<RewardsDrawing />} saysOffline />;
}
