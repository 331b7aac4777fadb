import type { Unloaded } from '@/brand/texts/not-loaded';
import { HtmlContent } from './html-content';
import { Page } from './page';
import type { ViewedQuery } from './query-view';

interface HtmlPageProps {
  title: string;
  what: Unloaded;
  query: ViewedQuery<string>;
  onBack: () => void;
}

/** A page whose content is HTML from the backend. */
export function HtmlPage({ title, what, query, onBack }: HtmlPageProps) {
  return (
    <Page title={title} onBack={onBack}>
      <HtmlContent what={what} query={query} />
    </Page>
  );
}
