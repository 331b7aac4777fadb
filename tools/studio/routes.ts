import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { referralLayouts } from '@/brand/referral-layouts';
import { merchantJsonSchema } from '../../build/config/json-schema';
import { makeMerchant } from '../../build/scaffold/new-merchant';
import { wordsOf } from '../../build/shared/failure';
import { complainOf } from '../../build/shared/print';
import { isFullDisk } from '../../build/shared/problem-of';
import { projectRoot } from '../../build/shared/project';
import { ownerWith, secretParameter } from '../publishing/owner';
import { type Publishing, publishingRoutes } from '../publishing/publishing-routes';
import type { Bundle } from '../shared/bundle';
import { fileResponse } from '../shared/file-response';
import { Conflict } from '../shared/mall-folder';
import { readSent } from '../shared/read-sent';
import { type ApprovalOptions, approvalRoutes } from './approval/approval-routes';
import { browserCookie, browserOf } from './browser';
import { sentCopy, sentNewMall } from './files/sent';
import { guard } from './guard';
import { type MallOptions, mallRoutes } from './mall-routes';
import { copyMall } from './new-mall/copy-mall';
import { newMallQuestions, readNewMall } from './new-mall/new-mall';
import { studioPage } from './page';
import type { ListedMall, MallRow, StudioStart } from './wire';

export interface RouteOptions extends MallOptions, ApprovalOptions {
  /** None: this studio publishes nothing. */
  publishing: Publishing | undefined;
  secret: string | undefined;
  ui(): Promise<Bundle>;
  /** Every mall at once, as far as each one is checked. */
  listMalls(): Promise<MallRow[]>;
}

/** Bytes. A draft holds the config and, in base64, four files that the page may take. The check says which is too large. */
const largestBody = 25 * 1024 * 1024;

/** The studio's page and what it asks for, below `/studio`. */
export function studioRoutes(options: RouteOptions): Hono {
  const { merchants, drafts } = options;
  const token = randomBytes(24).toString('base64url');
  const owner = ownerWith(options.secret);
  const app = new Hono({ strict: false }).basePath('/studio');
  app.use('*', guard(token));
  app.use(
    '*',
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => context.json({ message: 'The draft is larger than 25 MB.' }, 413),
    }),
  );
  app.use('*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header('x-frame-options', 'DENY');
    context.header('referrer-policy', 'no-referrer');
  });

  app.get('/', async (context) => {
    const address = new URL(context.req.url);
    if (address.hostname !== pageHost) return context.redirect(onPageHost(address));
    if (address.searchParams.has(secretParameter)) {
      const cookie = await owner.cookieFor(address);
      if (cookie !== undefined) context.header('set-cookie', cookie);
      address.searchParams.delete(secretParameter); // so that it stays in no history and no picture of the screen
      return context.redirect(address.href);
    }
    const { members, states } = options;
    const schema: unknown = JSON.parse(merchantJsonSchema());
    const start: StudioStart = { token, schema, questions: newMallQuestions, members, states };
    context.header('content-security-policy', policy);
    context.header('set-cookie', browserCookie(browserOf(context.req.raw)));
    return context.html(studioPage(start));
  });
  app.get('/studio.js', async (context) => fileResponse(context.req.path, (await options.ui()).js));
  app.get('/studio.css', async (context) => fileResponse(context.req.path, (await options.ui()).css));

  app.get('/malls', async (context) => {
    const rows = await options.listMalls();
    const malls: ListedMall[] = rows.map((row) => ({ ...row, open: options.open.list(row.id).length }));
    return context.json(malls);
  });
  app.get('/layouts/:name', async (context) => {
    const name = context.req.param('name');
    if (!referralLayouts.some((layout) => layout === name)) return context.text('Not found\n', 404);
    // The guide shows the same ones (docs/brand.md#the-layout-of-refer-a-friend).
    const picture = await readFile(join(projectRoot, `docs/pictures/referral-${name}.png`));
    return fileResponse('layout.png', picture);
  });
  app.put('/new-mall', async (context) => {
    const sent = await readSent(sentNewMall, context.req);
    return context.json((await readNewMall(merchants, sent, drafts.sketch)).answer);
  });
  app.post('/malls', async (context) => {
    const sent = await readSent(sentNewMall, context.req);
    const { answer, answers, own } = await readNewMall(merchants, sent, drafts.sketch);
    if (!answers) return context.json(answer, 422);
    await makeMerchant(merchants, answers, own);
    return context.json({ id: answers.id }, 201);
  });
  app.route('/', publishingRoutes(owner, options.publishing));
  app.post('/malls/:id/copy', async (context) => {
    await copyMall(merchants, context.req.param('id'), await readSent(sentCopy, context.req));
    return context.json({}, 201);
  });
  app.route('/malls', approvalRoutes(options));
  app.route('/malls', mallRoutes(options));

  app.onError((error, context) => {
    if (error instanceof Conflict) return context.json({ message: error.message }, 409);
    if (isFullDisk(error))
      return context.json({ message: 'The disk is full. Make room, and try again.' }, 507);
    const message = wordsOf(error);
    if (message !== undefined) return context.json({ message }, 422);
    complainOf(error);
    return context.json({ message: 'Something went wrong in the studio. The terminal says more.' }, 500);
  });
  return app;
}

/** The previews can be framed by the page of this name alone, whatever name somebody opens. */
const pageHost = 'localhost';

function onPageHost(address: URL): string {
  const url = new URL(address);
  url.hostname = pageHost;
  return url.href;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  'frame-src http://localhost:*',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
