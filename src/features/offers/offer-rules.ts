import type { Offer } from '@/contract/offers';
import { type dateFormats, formatDate } from '@/lib/dates';

/**
 * The valid part of a typed search: a letter or digit, then letters, digits or spaces. Other characters are dropped
 * (docs/product/offers.md#search).
 */
export function searchText(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}\p{N}\s]/gu, '').replace(/^[^\p{L}\p{N}]+/u, '');
}

/** Sentences around dates. */
export interface DatePhrases {
  range(from: string, to: string): string;
  starts(date: string): string;
  expires(date: string): string;
}

/**
 * When an offer is valid, by its display type: '1' date range, '2' starts, '3' expires, '4' custom text
 * (docs/product/offers.md#dates). If a date is missing, the other one or the offer's own text is used. '' if there is
 * neither.
 */
export function dateText(offer: Offer, format: keyof typeof dateFormats, sentences: DatePhrases): string {
  const from = formatDate(offer.startDate, format);
  const to = formatDate(offer.endDate, format);
  switch (offer.dateDisplay) {
    case '1':
      if (from && to) return sentences.range(from, to);
      return from ? sentences.starts(from) : to && sentences.expires(to);
    case '2':
      return from && sentences.starts(from);
    case '3':
      return to ? sentences.expires(to) : offer.expireText;
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
