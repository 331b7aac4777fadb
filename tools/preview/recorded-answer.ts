import type { Call, WireBody } from '@/contract/call';

/** An answer as the sandbox gave it. */
export interface RecordedAnswer {
  /** The page and the ids of things that were asked for, by their wire names. */
  about: Record<string, string>;
  /** The status code of HTTP. */
  status: number;
  body: WireBody;
}

/** The request fields that choose an answer. Whoever asks, and how they sort, search or filter, does not matter. */
const choosing = new Set([
  ...['page_num', 'page_type', 'location_id', 'floor_id', 'brand_id', 'offer_id', 'order_id', 'unique_id'],
  ...['product_merchant_id', 'bill_ids', 'pin_code'],
]);

/** What a request of a call is about, from its fields with their proper names. */
export function aboutOf(call: Call, values: WireBody): RecordedAnswer['about'] {
  const fields = (call.request as Partial<Record<'fields', Record<string, { wire: string }>>>).fields ?? {}; // of a record
  const chosen = Object.entries(fields).flatMap(([name, { wire }]) => {
    const value = values[name];
    const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '');
    return choosing.has(wire) && isGiven ? [[wire, String(value)]] : [];
  });
  return Object.fromEntries(chosen.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}
