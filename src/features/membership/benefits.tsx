import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Html } from '@/ui/html';
import { Skeleton } from '@/ui/skeleton';
import { membershipQueries } from './queries';

/** The benefits as the server writes them, or 'No data available'. */
export function Benefits() {
  const benefits = useQuery(membershipQueries.benefits());
  if (benefits.isPending) return <Skeleton shape="text" count={10} />;
  if (benefits.isError && benefits.data === undefined) {
    return <ErrorState onRetry={() => void benefits.refetch()} retrying={benefits.isFetching} />;
  }
  if (!benefits.data?.trim()) return <EmptyState drawing="rewards" title={textsOf(errorTexts).noData} />;
  return <Html html={benefits.data} fallback={<Skeleton shape="text" count={10} />} />;
}
