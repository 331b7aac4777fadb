import type { ReactNode } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import type { Unloaded } from '@/brand/texts/not-loaded';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { Html } from '@/ui/text/html';
import { QueryView, type ViewedQuery } from './query-view';

interface HtmlContentProps {
  /** What it names when it could not be loaded. */
  what: Unloaded;
  query: ViewedQuery<string>;
  /** Shows beside 'No data available'. */
  drawing?: ReactNode;
  saysOffline?: boolean;
}

/** The server's HTML, or 'No data available' when it is empty or shows nothing. */
export function HtmlContent(props: HtmlContentProps) {
  const { what, query, drawing = <SearchDrawing />, saysOffline = false } = props;
  const skeleton = <TextSkeleton lines={12} />;
  const empty = <EmptyState drawing={drawing} title={textsOf(errorTexts).noData} />;
  return (
    <QueryView what={what} query={query} skeleton={skeleton} empty={empty} saysOffline={saysOffline}>
      {(html) => <Html html={html} fallback={skeleton} empty={empty} />}
    </QueryView>
  );
}
