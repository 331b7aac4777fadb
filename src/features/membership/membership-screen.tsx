import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { membershipTexts } from '@/brand/texts/membership';
import { HtmlContent } from '@/components/html-content';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { tillCard, useShown } from '@/components/use-shown';
import type { TierDetails } from '@/contract/membership';
import { RewardsDrawing } from '@/ui/drawings/rewards';
import { BannerSkeleton } from '@/ui/feedback/skeleton';
import { TileSkeleton } from '@/ui/lists/tile';
import { Tabs } from '@/ui/navigation/tabs';
import { MembershipCard } from './membership-card';
import { currentStep, tierSteps } from './membership-rules';
import { PointsBar } from './points-bar';
import { membershipQueries } from './queries';
import { TierList, TierSkeleton } from './tier-list';
import { TierProgress } from './tier-progress';

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
            <BannerSkeleton />
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

function Benefits() {
  const benefits = useQuery(membershipQueries.benefits());
  return <HtmlContent what="benefits" query={benefits} drawing={<RewardsDrawing />} saysOffline />;
}
