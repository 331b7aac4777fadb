import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import * as z from 'zod/mini';
import { parsedJson } from '@/lib/parsed-json';
import { rowsWith, rowWith } from '../database/rows';
import { memberships } from '../members/tables';
import type { Services } from '../noun/handler';
import { logError } from '../shared/log-error';
import { forgetDevices } from './devices';
import { encodedNotification } from './show-notification';
import { devices, type StoredNotification } from './tables';

/** Push services give up a message after so many seconds. */
const timeToLive = 24 * 60 * 60;
/** ms until a push service that does not answer counts as out of reach. */
const patience = 10_000;
/** Whom a push service may write to. It must have this form, but nobody reads it. */
const subject = 'mailto:sandbox@mall.example';

export interface Delivery {
  delivered: number;
  /** Devices whose subscription has ended. They are forgotten. */
  gone: number;
  /** Devices with a token that is no Web Push subscription. */
  foreign: number;
  /** Why the others did not get it. */
  failures: string[];
}

/** https, as push services have it, or on this machine, as in tests. */
const endpoint = /^(https:\/\/|http:\/\/127\.0\.0\.1:)/;

const subscription = z.object({
  endpoint: z.string().check(z.regex(endpoint)),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** Sends a message to all devices of a member, encrypted for each one. */
export async function deliver(
  { db, write, ...sending }: Services,
  membershipId: number,
  message: object,
): Promise<Delivery> {
  const known = await rowsWith(db, devices, { membershipId });
  const outcomes = await Promise.all(
    known.map(async ({ id, token }) => ({ id, ...(await sendTo(token, message, sending)) })),
  );
  const of = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind);
  const gone = of('gone').map(({ id }) => id);
  if (gone.length > 0) await write((tx) => forgetDevices(tx, gone));
  return {
    delivered: of('delivered').length,
    gone: gone.length,
    foreign: of('foreign').length,
    failures: outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? [outcome.why] : [])),
  };
}

type Outcome = { kind: 'delivered' | 'gone' | 'foreign' } | { kind: 'failed'; why: string };

async function sendTo(
  token: string,
  message: object,
  { vapid, closing }: Pick<Services, 'vapid' | 'closing'>,
): Promise<Outcome> {
  const read = z.safeParse(subscription, parsedJson(token));
  if (!read.success) return { kind: 'foreign' };
  try {
    const details = webPush.generateRequestDetails(read.data, JSON.stringify(message), {
      vapidDetails: { subject, ...vapid },
      TTL: timeToLive,
    });
    const status = await postPush(details, closing);
    if (status >= 200 && status < 300) return { kind: 'delivered' };
    if (status === 404 || status === 410) return { kind: 'gone' };
    return { kind: 'failed', why: `the push service answered ${status}` };
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

interface PushMessage {
  endpoint: string;
  method: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

/**
 * Posts a message and gives the status of the answer. It follows no redirect. Rejects when there is no answer in time, or
 * when `closing` aborts.
 */
function postPush({ endpoint, method, headers, body }: PushMessage, closing: AbortSignal): Promise<number> {
  const send = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // `AbortSignal.any` with a timeout forgets the timeout when Node collects its garbage.
    const request = send(endpoint, { method, headers, agent: false }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    const stop = (why: string) => request.destroy(new Error(why));
    const onClosing = () => stop('the sandbox closes');
    const timer = setTimeout(() => stop('the push service does not answer'), patience);
    closing.addEventListener('abort', onClosing);
    request.on('error', reject);
    request.on('close', () => {
      clearTimeout(timer);
      closing.removeEventListener('abort', onClosing);
    });
    if (closing.aborted) onClosing();
    request.end(body);
  });
}

/**
 * Pushes notifications to the devices of their members. No answer waits for the push services, and a failure is only
 * logged: the notifications are in the lists all the same.
 */
export function pushInBackground(services: Services, stored: readonly StoredNotification[]): void {
  for (const notification of stored) {
    push(services, notification).catch((error: unknown) => {
      if (!services.closing.aborted) logError('A notification was not pushed.', error);
    });
  }
}

async function push(services: Services, notification: StoredNotification): Promise<void> {
  const { membershipId } = notification;
  const member = await rowWith(services.db, memberships, { id: membershipId });
  const message = encodedNotification(notification, member?.merchantId ?? '');
  const { failures } = await deliver(services, membershipId, message);
  if (failures.length > 0) throw new Error(failures.join('; '));
}
