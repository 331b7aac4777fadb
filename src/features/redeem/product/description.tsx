import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { Html } from '@/ui/text/html';
import styles from './product.module.css';

/** The product's HTML, or 'No data available'. */
export function Description({ html }: { html: string }) {
  const empty = <p className={styles.quiet}>{textsOf(errorTexts).noData}</p>;
  if (html.trim() === '') return empty;
  return <Html html={html} fallback={<TextSkeleton lines={4} />} empty={empty} />;
}
