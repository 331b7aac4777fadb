import { useQuery } from '@tanstack/react-query';
import { commonTexts } from '@/brand/texts/common';
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
  const retryLabel = textsOf(commonTexts).retry;
  if (benefits.isPending) return <Skeleton shape="text" count={10} />;
  if (benefits.isError && benefits.data === undefined) {
    return (
      <ErrorState
        retryLabel={retryLabel}
        onRetry={() => void benefits.refetch()}
        retrying={benefits.isFetching}
      />
    );
  }
  if (!benefits.data?.trim()) return <EmptyState drawing="rewards" title={textsOf(errorTexts).noData} />;
  return (
    <Html html={benefits.data} retryLabel={retryLabel} fallback={<Skeleton shape="text" count={10} />} />
  );
}
