import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { Html } from '@/ui/html';
import { TextSkeleton } from '@/ui/skeleton';
import styles from './product.module.css';

/** The product's HTML, or 'No data available'. */
export function Description({ html }: { html: string }) {
  return html.trim() === '' ? (
    <p className={styles.quiet}>{textsOf(errorTexts).noData}</p>
  ) : (
    <Html html={html} fallback={<TextSkeleton lines={4} />} />
  );
}
