import type { UseQueryResult } from '@tanstack/react-query';
import { DocumentTitle } from '@/brand/document-title';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Html } from '@/ui/html';
import { Screen } from '@/ui/screen';
import { ScreenHeader } from '@/ui/screen-header';
import { Skeleton } from '@/ui/skeleton';

interface HtmlPageProps {
  title: string;
  query: UseQueryResult<string>;
  onBack: () => void;
}

/** A page that is the server's HTML, or 'No data available' when there is none. */
export function HtmlPage({ title, query, onBack }: HtmlPageProps) {
  return (
    <Screen header={<ScreenHeader title={title} onBack={onBack} />}>
      <DocumentTitle>{title}</DocumentTitle>
      {query.isPending ? <Skeleton shape="text" count={12} /> : null}
      {query.isError && query.data === undefined ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : null}
      {query.data?.trim() === '' ? <EmptyState drawing="search" title={textsOf(errorTexts).noData} /> : null}
      {query.data?.trim() ? <Html html={query.data} /> : null}
    </Screen>
  );
}
