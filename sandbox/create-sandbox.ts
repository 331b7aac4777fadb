import { randomInt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { type CallName, calls } from '@/contract/calls';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { changeSettings } from './db/merchant-settings';
import { openDatabase } from './db/open-database';
import { seed } from './db/seed/seed';
import type { MerchantSettings } from './db/settings';
import { createFaults, type Faults } from './faults';
import { siteOf } from './hosts';
import type { SandboxMerchant } from './merchants';
import { operatorRoutes } from './operator/routes';
import { createOutbox, type Outbox, type Sms } from './outbox';
import { pictureRoutes } from './picture-routes';
import { answerCall, type CallRoom } from './wire/answer-call';
import { DroppedConnection } from './wire/broken-answer';

export interface SandboxOptions {
  /** libSQL address: `file:…`, `libsql://…`, or `:memory:` for a database that is gone after `close()`. */
  db: string;
  merchants: readonly SandboxMerchant[];
  /** Key of the `_k` cipher per merchant. */
  payloadKey?: (merchantId: string) => string;
  /** The clock that every lifetime and window follows. */
  now?: () => Date;
  /** Four digits; random unless a test says otherwise. */
  makeOtp?: () => string;
  /** Called for every SMS, such as to print it. */
  onSms?: (sms: Sms) => void;
}

export interface Sandbox {
  /**
   * Answers `/api/*` on the merchants' hosts and on localhost, and the operator page on localhost.
   * Rejects with `DroppedConnection` when a fault says so.
   */
  fetch(request: Request): Promise<Response>;
  merchants: readonly SandboxMerchant[];
  outbox: Outbox;
  faults: Faults;
  /** Switches what the operator page switches, for one merchant. */
  changeSettings(merchantId: string, changes: Partial<MerchantSettings>): Promise<void>;
  close(): Promise<void>;
}

/** The reference backend: every call of the contract on a database of its own. */
export async function createSandbox({
  db: address,
  merchants,
  payloadKey = () => developmentPayloadKey,
  now = () => new Date(),
  makeOtp = () => String(randomInt(10_000)).padStart(4, '0'),
  onSms,
}: SandboxOptions): Promise<Sandbox> {
  const { db, write, close } = await openDatabase(address);
  await write((tx) => seed(tx, merchants, now())).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const closing = new AbortController();
  const room: CallRoom = {
    db,
    write,
    now,
    makeOtp,
    payloadKey,
    outbox: createOutbox(onSms),
    faults: createFaults(),
    merchants: new Map(merchants.map((merchant) => [merchant.id, merchant])),
    closing: closing.signal,
  };
  const app = createApp(room);
  return {
    fetch: async (request) => app.fetch(request),
    merchants,
    outbox: room.outbox,
    faults: room.faults,
    changeSettings: (merchantId, changes) => write((tx) => changeSettings(tx, merchantId, changes)),
    close: async () => {
      closing.abort();
      await close();
    },
  };
}

/** Bytes; the pictures of a bill need the most. */
const largestBody = 25 * 1024 * 1024;

function tooLarge(context: Context): Response {
  const statusDescription = 'The request is larger than 25 MB.';
  return context.json({ statusCode: 413, statusDescription }, 413);
}

function createApp(room: CallRoom) {
  const app = new Hono();
  const site = (url: string) => siteOf(new URL(url).hostname, room.merchants.values());

  app.use('*', async (context, next) => {
    if (site(context.req.url).kind === 'unknown') return context.text('Not found', 404);
    await next();
  });
  app.use('/api/*', cors({ origin: (origin) => (isSite(origin, room) ? origin : null) }));
  app.use('*', bodyLimit({ maxSize: largestBody, onError: tooLarge }));
  const names = Object.keys(calls) as CallName[]; // the register has no other keys
  for (const name of names) {
    app.on(calls[name].method, `/api${calls[name].path}`, async (context) => {
      const asked = site(context.req.url);
      const merchant = asked.kind === 'merchant' ? asked.merchant : undefined;
      const response = await answerCall(room, name, context.req.raw, merchant);
      response.headers.set('cache-control', 'no-store');
      return response;
    });
  }
  app.route('/api/pictures', pictureRoutes(room.merchants));
  app.all('/api/*', (context) =>
    context.json({ statusCode: 404, statusDescription: 'There is no such call.' }, 404),
  );
  app.use('*', async (context, next) => {
    if (site(context.req.url).kind !== 'operator') return context.text('Not found', 404);
    await next();
  });
  app.route('/', operatorRoutes(room));
  app.onError((error, context) => {
    if (error instanceof DroppedConnection) throw error;
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return context.json({ statusCode: 500, statusDescription: 'Something went wrong in the sandbox.' }, 500);
  });
  return app;
}

/** A site may ask a sandbox on another origin; any other page may not. */
function isSite(origin: string, room: CallRoom): boolean {
  return (
    URL.canParse(origin) && siteOf(new URL(origin).hostname, room.merchants.values()).kind === 'merchant'
  );
}
