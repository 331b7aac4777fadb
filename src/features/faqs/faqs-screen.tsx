import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { faqsTexts } from '@/brand/texts/faqs';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBackToMenu } from '@/components/use-back';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Tabs } from '@/ui/navigation/tabs';
import { FaqList, FaqSkeleton } from './faq-list';
import { faqQueries } from './queries';

/** What shoppers often ask, for visitors too (docs/product/pages.md#faqs). */
export function FaqsScreen() {
  const texts = textsOf(faqsTexts);
  const faqs = useQuery(faqQueries.all());
  // A category by its place: its name may hold anything, and a tab's value goes into an id.
  const [chosen, setChosen] = useState('0');
  return (
    <Page title={texts.title} onBack={useBackToMenu()}>
      <QueryView
        what="faqs"
        query={faqs}
        skeleton={<FaqSkeleton count={4} />}
        empty={<EmptyState drawing={<SearchDrawing />} title={texts.none} />}
      >
        {(categories) => (
          <Tabs
            label={texts.categories}
            value={categories[Number(chosen)] ? chosen : '0'}
            onChange={setChosen}
            tabs={categories.map(({ label, entries }, index) => ({
              value: String(index),
              label,
              content: <FaqList faqs={entries} />,
            }))}
          />
        )}
      </QueryView>
    </Page>
  );
}

/** Starts what the screen will ask for, as soon as its code is there. */
export function prepareFaqs(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(faqQueries.all());
}
