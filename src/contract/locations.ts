import type * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, record } from './record';
import { amount, id, list, maybe, text } from './wire';

const location = record({
  id: at('id', id),
  name: at('location_name', text),
  /** How many days back a bill of this place may be dated. Absent, there is no limit. */
  billDays: at('bill_date_submission_days', maybe(amount)),
});
export type Location = z.output<typeof location>;

/** The merchant's locations. */
export const getStoreLocations = defineCall('/getStoreLocations', {
  effect: 'read',
  audience: 'anyone',
  request: record(identity),
  reply: fieldsReply(record({ locations: at('locations', list(location)) })),
});
