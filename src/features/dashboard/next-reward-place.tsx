import { useQuery } from '@tanstack/react-query';
import type { MerchantDetails } from '@/contract/merchant';
import { spendable } from '@/lib/reward-reach';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import styles from './dashboard.module.css';
import { dashboardQueries } from './queries';

const NextReward = lazyPart(() => import('./next-reward').then(({ NextReward }) => NextReward));

/** The place of the next reward. Its code waits for the products, so that the first paint does not. */
export function NextRewardPlace({ merchant }: { merchant: MerchantDetails }) {
  const { data, isError } = useQuery(dashboardQueries.products());
  const balance = spendable(merchant);
  if (balance === undefined || (isError && !data)) return null;
  const outline = <BlockSkeleton className={styles.nextOutline} />;
  if (!data) return outline;
  return (
    <NextReward products={data} balance={balance} unit={merchant.pointsShortName} whileLoading={outline} />
  );
}
