import type * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, record } from './record';
import { id, list, text } from './wire';

const location = record({ id: at('id', id), name: at('location_name', text) });
export type Location = z.output<typeof location>;

/** The merchant's locations. */
export const getStoreLocations = defineCall('/getStoreLocations', {
  effect: 'read',
  audience: 'anyone',
  request: record(identity),
  reply: fieldsReply(record({ locations: at('locations', list(location)) })),
});
