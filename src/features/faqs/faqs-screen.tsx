import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { faqsTexts } from '@/brand/texts/faqs';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBackToMenu } from '@/components/use-back';
import type { Faq } from '@/contract/faqs';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { Tabs } from '@/ui/navigation/tabs';
import { Html } from '@/ui/text/html';
import styles from './faqs.module.css';
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
        skeleton={<FaqSkeleton />}
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

/** Questions with their answers, all of them open: one looks for a word faster than one taps. */
function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <ul className="stack">
      {faqs.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an id may be missing, and nothing moves in the list
        <li key={index} className={styles.item}>
          <h2 className={styles.question}>{question}</h2>
          {answer.trim() ? <Html html={answer} fallback={<TextSkeleton lines={2} />} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The outline of the list, and the words that it loads. */
function FaqSkeleton() {
  return (
    <>
      <p className={styles.loading} role="status">
        {textsOf(faqsTexts).loading}
      </p>
      <Skeleton count={4} className="stack">
        <div className={styles.item}>
          <TextSkeleton lines={3} />
        </div>
      </Skeleton>
    </>
  );
}
