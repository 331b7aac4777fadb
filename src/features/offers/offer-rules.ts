import { fill, textsOf } from '@/brand/texts/define-texts';
import { offersTexts } from '@/brand/texts/offers';
import type { Offer } from '@/contract/offers';
import { type dateFormats, formatDate } from '@/lib/dates';

/**
 * When an offer is valid, by its display type: '1' date range, '2' starts, '3' expires, '4' custom text
 * (docs/product/offers.md#dates). If a date is missing, the other one or the offer's own text is used. '' if there is
 * neither.
 */
export function dateText(offer: Offer, format: keyof typeof dateFormats): string {
  const texts = textsOf(offersTexts);
  const from = formatDate(offer.startDate, format);
  const to = formatDate(offer.endDate, format);
  const starts = () => fill(texts.starts, { date: from });
  const expires = () => fill(texts.expires, { date: to });
  switch (offer.dateDisplay) {
    case '1':
      if (from && to) return fill(texts.range, { from, to });
      return from ? starts() : to && expires();
    case '2':
      return from && starts();
    case '3':
      return to ? expires() : offer.expireText;
    case '4':
      return offer.customText;
    default:
      return '';
  }
}

/** The key highlights that are not empty, at most 5 (docs/product/offers.md#one-offer). */
export function highlightsOf(offer: Offer): string[] {
  const { keyHighlight1, keyHighlight2, keyHighlight3, keyHighlight4, keyHighlight5 } = offer;
  return [keyHighlight1, keyHighlight2, keyHighlight3, keyHighlight4, keyHighlight5]
    .map((line) => line.trim())
    .filter(Boolean);
}
