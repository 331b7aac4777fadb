import * as z from 'zod/mini';
import { ambient, identity } from './ambient';
import { defineCall, fieldsOrEmptyArray, noReply, type ReplyShape, wholeReply } from './call';
import { at, record } from './record';
import { amount, flag, holding, id, isObject, knownFlag, maybe, presentList, text } from './wire';

/** One message to a customer. A push message has the same fields (docs/wire.md#push-messages). */
export const notification = record({
  /** What deletes it. */
  id: at('id', id),
  /** What names it in addresses and in the other calls, or ''. */
  uniqueId: at('communication_msg_id', text),
  title: at('title', text),
  body: at('push_text', text),
  /** YYYY-MM-DD HH:mm:ss in India. */
  createdAt: at('created_at', text),
  /** False until the customer has tapped it. */
  read: at('tap_status', flag(true)),
  image: at('notification_image', text),
  deepLink: at('deep_link_url', text),
});
export type Notification = z.output<typeof notification>;

const { merchantId, customerId } = ambient;

/** Of the first page; every later page sends `laterLoyaltyId` instead (docs/wire.md#notifications). */
export const firstPage = 1;
export const laterLoyaltyId = '2';

/** One page of a customer's notifications. The backend decides how long it is, and names the next page. */
export const getCustomerNotifications = defineCall('/getCustomerNotifications', {
  effect: 'read',
  request: record({
    ...identity,
    page: at('page_num', amount.check(z.int(), z.minimum(firstPage))),
    loyaltyId: at('loyalty_id', id),
  }),
  reply: fieldsOrEmptyArray(
    record({
      notifications: at('notifications', presentList(notification)),
      nextPage: at('page_num', maybe(amount)),
    }),
    { notifications: [], nextPage: undefined },
  ),
});

/** The first element of the answer's list. Undefined for an empty list. */
const firstOfList = holding(
  z.codec(z.custom<object>(isObject), z.custom<Notification | undefined>(), {
    decode: (value, context) => {
      const [first] = Object.values(value) as unknown[]; // a list, or an object with numbered keys
      if (first === undefined) return undefined;
      const result = z.safeParse(notification, first);
      if (result.success) return result.data;
      context.issues.push({ code: 'custom', input: value, message: 'no notification' });
      return z.NEVER;
    },
    encode: (value) => (value === undefined ? [] : [z.encode(notification, value)]),
  }),
  'required list',
  notification,
);

const uniqueId = at('unique_id', id);
const constants = { notification_type: 0 };

export const getCustomerNotificationDetails = defineCall('/getCustomerNotificationDetails', {
  effect: 'read',
  constants,
  request: record({ customerId, merchantId, uniqueId }),
  reply: wholeReply(firstOfList),
});

/** Reports a tap. Answers with the notification as it is now, or with nothing that the app can use. */
export const setNotificationTapped = defineCall('/setNotificationTapped', {
  effect: 'write',
  constants,
  request: record({
    ...identity,
    uniqueId,
    /** Whether it had been tapped before. */
    wasRead: at('inAppTap', knownFlag),
  }),
  reply: wholeReply(maybe(firstOfList)),
});

/** With a `statusCode` of 100, only a `response` that is there and not truthy says that nothing was deleted. */
const truthyReply: ReplyShape<undefined> = {
  schema: amount,
  place: 'response',
  decode: (body) => {
    if ('response' in body && !body.response) throw new Error('The notification was not deleted.');
    return undefined;
  },
  encode: () => ({ response: 1 }),
};

/** Whether a refusal says all the same that it was deleted. An empty list or object is how PHP writes nothing. */
const truthyRefusal: ReplyShape<boolean> = {
  decode: ({ response }) => Boolean(isObject(response) ? Object.keys(response).length : response),
  encode: (deleted) => ({ response: deleted ? 1 : 0 }),
};

/** Any truthy `response` counts as success, whatever the `statusCode` (docs/product/notifications.md#deleting). */
export const deleteNotification = defineCall('/deleteNotification', {
  effect: 'write',
  request: record({ ...identity, id: at('id', id) }),
  reply: truthyReply,
  rejection: truthyRefusal,
});

/** Characters of a device token. A push subscription with its keys has about 500. */
const deviceTokenLength = 4096;

const deviceToken = z.string().check(z.minLength(1), z.maxLength(deviceTokenLength));

/** Where this device gets its push messages. */
export const updateDeviceToken = defineCall('/updateDeviceToken', {
  effect: 'write',
  statusCode: 'required',
  request: record({
    ...identity,
    deviceToken: at('device_token', deviceToken),
    /** The token that this one replaces. */
    expiredToken: at('expired_token', z.optional(deviceToken)),
  }),
  reply: noReply,
});
