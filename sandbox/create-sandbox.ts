import { randomInt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import webPush from 'web-push';
import { type CallName, calls } from '@/contract/calls';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { billFileRoutes } from './bills/file-routes';
import { type HeldBill, heldBills, keptFiles } from './bills/held-bills';
import { billFilesPath } from './bills/image-path';
import { hashCostOf } from './login/otp';
import { openBillFiles } from './noun/bill-files';
import { createFaults, type Faults } from './noun/faults';
import type { Services } from './noun/handler';
import { targetOf } from './noun/hosts';
import { createOutbox, type Outbox, type Sms } from './noun/outbox';
import { createRepeats } from './noun/repeats';
import type { SandboxMerchant } from './noun/sandbox-merchant';
import { UnseededMall } from './noun/seed-mall';
import type { MerchantSettings } from './noun/settings';
import { createTelemetry } from './noun/telemetry';
import type { VapidKeys } from './noun/vapid-keys';
import { openSeeded } from './open-seeded';
import { operatorRoutes } from './operator/routes';
import { answerCall } from './server/answer-call';
import { DroppedConnection } from './server/broken-answer';
import { ownRequest } from './server/own-request';
import { pictureRoutes } from './server/picture-routes';
import { changeSettings } from './settings/change-settings';
import { logError } from './shared/log-error';

export interface SandboxOptions {
  /** libSQL address: `file:…`, `libsql://…`, or `:memory:` for a database that `close()` deletes. */
  db: string;
  merchants: readonly SandboxMerchant[];
  /** Key of the `_k` cipher per merchant. */
  payloadKey?: (merchantId: string) => string;
  /** The clock for everything that depends on time. */
  now?: () => Date;
  /** Makes a code of four digits. Random, unless a test sets it. */
  makeOtp?: () => string;
  /** The keys whose public half is in the sites. Without them, push services refuse the sandbox's messages. */
  vapid?: VapidKeys;
  /** Called for every SMS, for example to print it. */
  onSms?: (sms: Sms) => void;
}

export interface Sandbox {
  /**
   * Answers `/api/*` on the merchants' hosts and on localhost, and the operator page on localhost. Rejects with
   * `DroppedConnection` if a fault asks for it.
   */
  fetch(request: Request): Promise<Response>;
  merchants: readonly SandboxMerchant[];
  outbox: Outbox;
  faults: Faults;
  /** Changes settings of one merchant, like the operator page. */
  changeSettings(merchantId: string, changes: Partial<MerchantSettings>): Promise<void>;
  /** Every bill that shoppers of a merchant have submitted and not deleted, oldest first, without the sample bills. */
  submittedBills(merchantId: string): Promise<HeldBill[]>;
  close(): Promise<void>;
}

/** The reference backend: every call of the contract on a database of its own. */
export async function createSandbox({
  db: address,
  merchants,
  payloadKey = () => developmentPayloadKey,
  now = () => new Date(),
  makeOtp = () => String(randomInt(10_000)).padStart(4, '0'),
  vapid = webPush.generateVAPIDKeys(),
  onSms,
}: SandboxOptions): Promise<Sandbox> {
  const { db, write, seedMall, close } = await openSeeded(address, merchants, now());
  const billFiles = await openBillFiles(address);
  await billFiles.sweep(await keptFiles(db));
  const closing = new AbortController();
  const services: Services = {
    db,
    write,
    now,
    billFiles,
    makeOtp,
    hashCost: hashCostOf({ temporary: address === ':memory:' }),
    payloadKey,
    outbox: createOutbox(onSms),
    faults: createFaults(),
    telemetry: createTelemetry(),
    vapid,
    repeats: createRepeats(now),
    merchants: new Map(merchants.map((merchant) => [merchant.id, merchant])),
    seedMall,
    closing: closing.signal,
  };
  const app = createApp(services);
  return {
    fetch: async (request) => app.fetch(request),
    merchants,
    outbox: services.outbox,
    faults: services.faults,
    changeSettings: async (merchantId, changes) => {
      const merchant = services.merchants.get(merchantId);
      if (merchant) await seedMall(merchant);
      await write((tx) => changeSettings(tx, merchantId, changes));
    },
    submittedBills: (merchantId) => heldBills(db, merchantId),
    close: async () => {
      closing.abort();
      await close();
      await billFiles.close();
    },
  };
}

/** Bytes. The pictures of a bill need the most. */
const largestBody = 25 * 1024 * 1024;

function tooLarge(context: Context): Response {
  const statusDescription = 'The request is larger than 25 MB.';
  return context.json({ statusCode: 413, statusDescription }, 413);
}

function createApp(services: Services) {
  const app = new Hono();
  const target = (url: string) => targetOf(new URL(url).hostname, services.merchants.values());

  app.use('*', async (context, next) => {
    if (target(context.req.url).kind === 'unknown') return context.text('Not found', 404);
    context.req.raw = ownRequest(context.req.raw);
    await next();
  });
  app.use('/api/*', cors({ origin: (origin) => (isSite(origin, services) ? origin : null) }));
  app.use('*', bodyLimit({ maxSize: largestBody, onError: tooLarge }));
  const names = Object.keys(calls) as CallName[]; // the table of calls has no other keys
  for (const name of names) {
    app.on(calls[name].method, `/api${calls[name].path}`, async (context) => {
      const asked = target(context.req.url);
      const merchant = asked.kind === 'merchant' ? asked.merchant : undefined;
      const response = await answerCall(services, name, context.req.raw, merchant);
      response.headers.set('cache-control', 'no-store');
      return response;
    });
  }
  app.post('/api/telemetry', async (context) => {
    const asked = target(context.req.url);
    const { telemetry, now } = services;
    const body = await context.req.text();
    const taken = asked.kind === 'merchant' && telemetry.take(asked.merchant.id, body, now());
    return taken ? context.body(null, 204) : context.text('This is no report of a page of ours.', 400);
  });
  app.route('/api/pictures', pictureRoutes(services.merchants));
  app.route(billFilesPath, billFileRoutes(services));
  app.all('/api/*', (context) =>
    context.json({ statusCode: 404, statusDescription: 'There is no such call.' }, 404),
  );
  app.use('*', async (context, next) => {
    if (target(context.req.url).kind !== 'operator') return context.text('Not found', 404);
    await next();
  });
  app.route('/', operatorRoutes(services));
  app.onError((error, context) => {
    if (error instanceof DroppedConnection) throw error;
    if (error instanceof HTTPException) return error.getResponse();
    // The client has gone during the request, like a shopper who closes the page. That is not an error.
    if ('code' in error && error.code === 'ECONNRESET') return context.body(null, 400);
    if (services.closing.aborted) return context.body(null, 503); // its database is closed already
    const named = error instanceof UnseededMall;
    if (named) logError(error.message);
    else logError('The sandbox failed.', error);
    const statusDescription = named ? error.message : 'Something went wrong in the sandbox.';
    return context.json({ statusCode: 500, statusDescription }, 500);
  });
  return app;
}

/** A site may call a sandbox on another origin, but any other page may not. */
function isSite(origin: string, services: Services): boolean {
  return (
    URL.canParse(origin) &&
    targetOf(new URL(origin).hostname, services.merchants.values()).kind === 'merchant'
  );
}
