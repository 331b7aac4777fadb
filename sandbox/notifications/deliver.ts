import { inArray } from 'drizzle-orm';
import webPush from 'web-push';
import * as z from 'zod/mini';
import type { Services } from '../server/handler';
import { forgetDevices } from './devices';
import { devices } from './tables';

/** ms until a push service that does not answer counts as out of reach. */
const patience = 10_000;
/** Push services give up a message after so many seconds. */
const timeToLive = 24 * 60 * 60;
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

const subscription = z.object({
  endpoint: z.string().check(z.refine(isPushAddress)),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** Sends a message to all devices of a member, encrypted for each one. */
export async function deliver(
  { db, write, vapid, closing }: Services,
  membershipId: number,
  message: object,
): Promise<Delivery> {
  const known = await db
    .select()
    .from(devices)
    .where(inArray(devices.membershipId, [membershipId]));
  const outcomes = await Promise.all(
    known.map(async ({ id, token }) => ({ id, ...(await sendTo(token, message, { vapid, closing })) })),
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
  const read = z.safeParse(subscription, parsed(token));
  if (!read.success) return { kind: 'foreign' };
  try {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      read.data,
      JSON.stringify(message),
      { vapidDetails: { subject, ...vapid }, TTL: timeToLive },
    );
    const answer = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      signal: AbortSignal.any([closing, AbortSignal.timeout(patience)]),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (answer.ok) return { kind: 'delivered' };
    if (answer.status === 404 || answer.status === 410) return { kind: 'gone' };
    return { kind: 'failed', why: `the push service answered ${answer.status}` };
  } catch (error) {
    return { kind: 'failed', why: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}

/** A page names this address, so it must not lead to other services of this machine's network without a lock. */
function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}
