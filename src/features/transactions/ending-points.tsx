import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { expiringPointsTexts } from '@/brand/texts/expiring-points';
import { AddToCalendar } from '@/components/expiring-points/add-to-calendar';
import { EndingList } from '@/components/expiring-points/ending-list';
import { merchantQuery } from '@/components/merchant-query';
import { ProductRow, ProductRowsSkeleton } from '@/components/product-row';
import { productQueries } from '@/features/redeem/queries';
import { savesData } from '@/lib/browser';
import { type Ending, endingSoon } from '@/lib/ending-points';
import { roundPoints } from '@/lib/points';
import { today } from '@/lib/today';
import { Card } from '@/ui/lists/card';
import { mostRewards, rewardsFor } from './reward-rules';

/** How many points end when, and what to do about it (docs/product/transactions.md#points-that-end). */
export function EndingPoints({ endings }: { endings: readonly [Ending, ...Ending[]] }) {
  return (
    <>
      <Card>
        <EndingList endings={endings} />
        <AddToCalendar ending={endings[0]} />
      </Card>
      <Rewards endings={endingSoon(endings, today())} />
    </>
  );
}

/** Rewards for the points that end soon. Nobody has asked for them, so a failure says nothing. */
function Rewards({ endings }: { endings: readonly Ending[] }) {
  const options = { enabled: endings.length > 0 && !savesData(), meta: { silent: true } };
  const { data: merchant } = useQuery({ ...merchantQuery(), ...options });
  const { data: products = [], isLoading } = useQuery({ ...productQueries.whole(), ...options });
  const ending = roundPoints(endings.reduce((sum, { points }) => sum + points, 0));
  const mayRedeem = merchant?.burnEnabled && !merchant.redeemError;
  const balance = mayRedeem ? (merchant.balance ?? 0) : 0;
  const rewards = ending > 0 ? rewardsFor(products, { ending, balance, today: today() }) : [];
  if (rewards.length === 0 && !isLoading) return null;
  return (
    <Card title={textsOf(expiringPointsTexts).rewards} padding="flush">
      {isLoading ? <ProductRowsSkeleton count={mostRewards} /> : null}
      <ul>
        {rewards.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
