import { HtmlContent } from './html-content';
import { Page } from './page';
import type { ViewedQuery } from './query-view';

interface HtmlPageProps {
  title: string;
  query: ViewedQuery<string>;
  onBack: () => void;
}

/** A page whose content is HTML from the backend. */
export function HtmlPage({ title, query, onBack }: HtmlPageProps) {
  return (
    <Page title={title} onBack={onBack}>
      <HtmlContent query={query} />
    </Page>
  );
}
