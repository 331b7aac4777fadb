import * as z from 'zod/mini';
import type { Call, WireBody } from './call';
import { isObject } from './wire';

/**
 * A folder of recorded answers (docs/backend.md#recorded-answers) has `recording.json` and, for each call, `<call>.json`
 * with a list of answers. `tools/backend-kit/record/` writes it and the sandbox serves it.
 */
export const recordingFile = 'recording.json';

export const recording = z.object(
  { version: z.literal(1, 'not 1'), merchant: z.string('no text').check(z.minLength(1, 'empty')) },
  'not an object',
);
export type Recording = z.output<typeof recording>;

const withoutBody = [204, 205, 304];
const status = z.number('no status code').check(
  z.refine((code) => Number.isInteger(code) && code >= 200 && code <= 599, 'no status code'),
  z.refine((code) => !withoutBody.includes(code), 'a status without a body'),
);

export const recordedAnswers = z.array(
  z.object(
    {
      /** The page and the ids of things that were asked for, by their wire names. */
      about: z.record(z.string(), z.string(), 'not an object of texts'),
      /** The status code of HTTP. */
      status,
      body: z.custom<WireBody>((value) => isObject(value) && !Array.isArray(value), 'not an object'),
    },
    'not an object',
  ),
  'not a list',
);
export type RecordedAnswer = z.output<typeof recordedAnswers>[number];

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
    return choosing.has(wire) && isGiven ? [[wire, normal(wire, String(value))]] : [];
  });
  return Object.fromEntries(chosen.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}

/** The order of several ids says nothing. */
function normal(wire: string, value: string): string {
  return wire === 'bill_ids' ? value.split(',').sort().join(',') : value;
}
