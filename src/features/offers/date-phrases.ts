import { fill, textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import type { DatePhrases } from './offer-rules';

/** Sentences around dates, in the merchant's wording. */
export function datePhrases(): DatePhrases {
  const texts = textsOf(offersTexts);
  return {
    range: (from, to) => fill(texts.range, { from, to }),
    starts: (date) => fill(texts.starts, { date }),
    expires: (date) => fill(texts.expires, { date }),
  };
}
