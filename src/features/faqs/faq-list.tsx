import { textsOf } from '@/brand/texts/define-texts';
import { faqsTexts } from '@/brand/texts/faqs';
import type { Faq } from '@/contract/faqs';
import { Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { Html } from '@/ui/text/html';
import styles from './faqs.module.css';

/** Questions with their answers, all of them open: one looks for a word faster than one taps. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <ul className={styles.list}>
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
export function FaqSkeleton({ count }: { count: number }) {
  return (
    <>
      <p className={styles.loading} role="status">
        {textsOf(faqsTexts).loading}
      </p>
      <Skeleton count={count} className={styles.list}>
        <div className={styles.item}>
          <TextSkeleton lines={3} />
        </div>
      </Skeleton>
    </>
  );
}
