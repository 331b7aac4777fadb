import { IconCheck } from '@tabler/icons-react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import type { Offer } from '@/contract/offers';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { Html } from '@/ui/text/html';
import styles from './offer-detail.module.css';
import { highlightsOf } from './offer-rules';

/** At most five key highlights, and the long description. */
export function OfferHighlights({ offer }: { offer: Offer }) {
  const lines = highlightsOf(offer);
  const described = offer.longDescription.trim() !== '';
  if (lines.length === 0 && !described) {
    return <EmptyState drawing={<SearchDrawing />} title={textsOf(errorTexts).noData} />;
  }
  return (
    <div className={styles.highlights}>
      {lines.length > 0 ? (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two highlights may have the same text, and they keep their places
            <li key={index} className={styles.line}>
              <IconCheck size={20} aria-hidden />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {described ? <Html html={offer.longDescription} fallback={<TextSkeleton lines={4} />} /> : null}
    </div>
  );
}
