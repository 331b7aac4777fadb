import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getMimeType } from 'hono/utils/mime';
import { z } from 'zod';
import { Failure } from '../cli';
import { howMany } from '../diagnostics/cut-list';
import { identityName } from '../identity';
import { merchantJsonSchema } from '../json-schema';
import { listMerchants } from '../list-merchants';
import { configName, type UnsavedFiles } from '../load-folder';
import { idPattern } from '../natural-order';
import { rawConfig } from '../raw-config';
import { makeMerchant } from '../scaffold/new-merchant';
import { changesOf } from './draft-changes';
import type { Drafts } from './drafts';
import { Conflict, isFolderFile, readFolder, saveFolder, versionOf, zipFolder } from './folder';
import { formatted } from './format';
import { guard } from './guard';
import { layoutPicture } from './layout-picture';
import { newMallQuestions, readNewMall, sentNewMall } from './new-mall';
import { studioPage } from './page';
import { type PictureTaker, pictureSheet } from './picture-sheet';
import type { UiBundle } from './ui-bundle';
import type { DraftAnswer, ListedMall, OpenedMall, StudioStart } from './wire';

export interface StudioOptions {
  /** Folder of the merchants. */
  merchants: string;
  drafts: Drafts;
  ui(): Promise<UiBundle>;
  screens: readonly string[];
  members: StudioStart['members'];
  /** The origin of a mall's preview, such as `http://localhost:40001`. */
  previewOrigin(id: string): Promise<string>;
  takePictures: PictureTaker;
}

/** Bytes. A draft holds the config, the logo and a font, in base64. */
const largestBody = 8 * 1024 * 1024;

/** Logo, icon and typeface, and some that were chosen before them. */
const mostFiles = 10;

/** Only `merchant:lock` writes the identity of a mall, and the config comes as text. Some disks ignore case. */
const isSendable = (name: string) =>
  isFolderFile(name) && ![identityName, configName].includes(name.toLowerCase());

const sentDraft = z.strictObject({
  text: z.string().max(300_000),
  files: z
    .record(z.string().refine(isSendable), z.base64().max(6_000_000))
    .refine((files) => Object.keys(files).length <= mostFiles, `it has more than ${mostFiles} files`),
});
const sentSave = sentDraft.extend({ version: z.string().max(100) });

/** The studio's page and what it asks for, below `/studio`. */
export function studioRoutes(options: StudioOptions): Hono {
  const { merchants, drafts } = options;
  const token = randomBytes(24).toString('base64url');
  const app = new Hono({ strict: false }).basePath('/studio');
  app.use('*', guard(token));
  app.use(
    '*',
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => context.json({ message: 'The draft is larger than 8 MB.' }, 413),
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
    const { screens, members } = options;
    const schema: unknown = JSON.parse(merchantJsonSchema());
    const start: StudioStart = { token, schema, questions: newMallQuestions, screens, members };
    context.header('content-security-policy', policy);
    return context.html(studioPage(start));
  });
  app.get('/studio.js', async (context) => file(context.req.path, (await options.ui()).js));
  app.get('/studio.css', async (context) => file(context.req.path, (await options.ui()).css));

  app.get('/malls', async (context) => {
    const { ids } = await listMerchants(merchants);
    return context.json(ids.map((id): ListedMall => ({ id, name: rawConfig(merchants, id).name ?? id })));
  });
  app.get('/layouts/:name', async (context) => {
    const picture = await layoutPicture(context.req.param('name'));
    return picture ? file('layout.png', picture) : context.text('Not found\n', 404);
  });
  app.put('/new-mall', async (context) => {
    const sent = await read(sentNewMall, context.req);
    return context.json((await readNewMall(merchants, sent, drafts.sketch)).answer);
  });
  app.post('/malls', async (context) => {
    const sent = await read(sentNewMall, context.req);
    const { answer, answers, own } = await readNewMall(merchants, sent, drafts.sketch);
    if (!answers) return context.json(answer, 422);
    await makeMerchant(merchants, answers, own);
    return context.json({ id: answers.id }, 201);
  });
  app.get('/malls/:id', async (context) => {
    const id = context.req.param('id');
    const files = await readFolder(merchants, id);
    const opened: OpenedMall = {
      id,
      text: files[configName]?.toString('utf8') ?? '',
      files: Object.entries(files).map(([name, { length }]) => ({ name, size: length })),
      version: versionOf(files),
      preview: await options.previewOrigin(id),
    };
    return context.json(opened);
  });
  app.get('/malls/:id/pictures/:path{.+}', async (context) => {
    const draft = await drafts.shown(context.req.param('id'));
    const made = draft?.made.get(`/${context.req.param('path')}`);
    if (!made || !/\.(png|svg|ico)$/.test(made.path)) return context.text('Not found\n', 404);
    return file(made.path, made.bytes, {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });

  app.put('/malls/:id/draft', async (context) => {
    const draft = await readDraft(context.req);
    return context.json(await drafts.put(context.req.param('id'), draft));
  });
  app.post('/malls/:id/save', async (context) => {
    const id = context.req.param('id');
    const sent = await read(sentSave, context.req);
    const draft = filesOf(sent);
    refuseErrors(await drafts.put(id, draft));
    const files = await readFolder(merchants, id);
    const changes = changesOf(files[configName], await formatted(draft));
    return context.json({ version: await saveFolder(merchants, id, changes, sent.version) });
  });
  app.post('/malls/:id/folder', async (context) => {
    const id = context.req.param('id');
    const draft = await readDraft(context.req);
    const gone = idPattern.test(id) && !existsSync(join(merchants, id)); // then the draft is all that is left
    if (!gone) refuseErrors(await drafts.put(id, draft));
    const files = gone ? {} : await readFolder(merchants, id);
    const changes = changesOf(files[configName], await formatted(draft));
    return file('folder.zip', zipFolder(id, files, changes));
  });
  app.post('/malls/:id/pictures', async (context) => {
    const id = context.req.param('id');
    const draft = await readDraft(context.req);
    refuseErrors(await drafts.put(id, draft));
    const shown = await drafts.shown(id);
    if (!shown) throw new Failure('The draft cannot be shown.');
    return file(
      'sheet.png',
      await pictureSheet(
        shown,
        await options.previewOrigin(id),
        options.members[0]?.mobile ?? '',
        options.takePictures,
      ),
    );
  });

  app.onError((error, context) => {
    if (error instanceof Conflict) return context.json({ message: error.message }, 409);
    if (error instanceof Failure) return context.json({ message: error.message }, 422);
    console.error(error);
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

/** The request's body. Throws `Failure` for anything that the studio's page never sends. */
async function read<T>(schema: z.ZodType<T>, request: HonoRequest): Promise<T> {
  const result = schema.safeParse(await request.json().catch(refuseBadJson));
  if (!result.success) throw new Failure(`The draft cannot be read: ${result.error.issues[0]?.message}.`);
  return result.data;
}

async function readDraft(request: HonoRequest): Promise<UnsavedFiles> {
  return filesOf(await read(sentDraft, request));
}

function filesOf({ text, files }: z.output<typeof sentDraft>): UnsavedFiles {
  const entries = Object.entries(files).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]);
  return { ...Object.fromEntries(entries), [configName]: Buffer.from(text) };
}

function refuseBadJson(error: unknown): never {
  throw error instanceof SyntaxError ? new Failure('The draft cannot be read: it is not JSON.') : error;
}

function refuseErrors({ problems }: DraftAnswer): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const others = howMany(errors) - 1;
  const rest = others === 0 ? '' : ` There ${others === 1 ? 'is one more' : `are ${others} more`}.`;
  throw new Failure(`This mall cannot be built: ${errors[0]?.message}${rest}`);
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

function file(path: string, body: string | Uint8Array, headers: Record<string, string> = {}): Response {
  const type = getMimeType(path) ?? 'application/octet-stream';
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { ...headers, 'content-type': type },
  });
}
