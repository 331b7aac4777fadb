import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import type { DrawingName } from '@/ui/drawing';
import { EmptyState } from '@/ui/empty-state';
import { Html } from '@/ui/html';
import { Skeleton } from '@/ui/skeleton';
import { QueryView, type ViewedQuery } from './query-view';

interface HtmlContentProps {
  query: ViewedQuery<string>;
  /** Beside 'No data available'. */
  drawing?: DrawingName;
}

/** The server's HTML, or 'No data available' when it is empty. */
export function HtmlContent({ query, drawing = 'search' }: HtmlContentProps) {
  const skeleton = <Skeleton shape="text" count={12} />;
  return (
    <QueryView
      query={query}
      skeleton={skeleton}
      empty={<EmptyState drawing={drawing} title={textsOf(errorTexts).noData} />}
    >
      {(html) => <Html html={html} fallback={skeleton} />}
    </QueryView>
  );
}
