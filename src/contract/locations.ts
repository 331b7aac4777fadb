import type * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, record } from './record';
import { amount, id, list, maybe, text } from './wire';

const location = record({
  id: at('id', id),
  name: at('location_name', text),
  /** How many days old a bill of this place may be. Without it there is no limit. */
  billDays: at('bill_date_submission_days', maybe(amount)),
  address: at('address', text),
  /** Degrees. */
  latitude: at('latitude', maybe(amount)),
  longitude: at('longitude', maybe(amount)),
  contactName: at('primary_contact_name', text),
  phone: at('primary_contact_number', text),
  email: at('primary_contact_email', text),
  website: at('website_url', text),
  whatsappNumber: at('whatsapp_mobile_number', text),
  facebook: at('facebook_url', text),
  twitter: at('twitter_url', text),
  instagram: at('instagram_url', text),
  linkedIn: at('linkedin_url', text),
});
export type Location = z.output<typeof location>;

/** The merchant's locations. */
export const getStoreLocations = defineCall('/getStoreLocations', {
  effect: 'read',
  audience: 'anyone',
  request: record(identity),
  reply: fieldsReply(record({ locations: at('locations', list(location)) })),
});
