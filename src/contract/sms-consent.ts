import * as z from 'zod/mini';
import { ambient } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, beside, record } from './record';
import { text } from './wire';

const { merchantId, platform } = ambient;

/** Of the key in an opt-out link: longer ones are cut, because no backend knows them. */
export const consentKeyLength = 255;

const key = z.string().check(z.maxLength(consentKeyLength));

/** What the backend says of it; '' where it says nothing. A refusal has the `statusCode` 401 (docs/wire.md#a-refused-token). */
const reply = fieldsReply(record({ description: beside('statusDescription', text) }));

/** Stops the SMS messages of the person who got the link with this key. */
export const optOutFromSMS = defineCall('/optOutFromSMS', {
  effect: 'write',
  audience: 'anyone',
  statusCode: 'required',
  request: record({ platform, merchantId, key: at('opt_out_key', key) }),
  reply,
});

/** Takes that back. */
export const optInForSMS = defineCall('/optInForSMS', {
  effect: 'write',
  audience: 'anyone',
  statusCode: 'required',
  request: record({ platform, merchantId, key: at('opt_in_key', key) }),
  reply,
});
