import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Merchant } from '../../build/brand/merchant';
import { configName, type UnsavedFiles } from '../../build/config/load-folder';
import { sharedValues } from '../../build/config/shared-values';
import { picturesBeside } from '../../build/config/taken-pictures';
import { howMany } from '../../build/diagnostics/cut-list';
import { Failure } from '../../build/shared/failure';
import { idPattern } from '../../build/shared/natural-order';
import { ownValue } from '../../build/shared/value-at';
import { fileResponse } from '../shared/file-response';
import { logoLooks } from '../shared/logo-looks';
import { readFolder } from '../shared/mall-folder';
import { type PictureTaker, pictureSheet } from '../shared/picture-sheet';
import { readSent } from '../shared/read-sent';
import { type NamedBytes, zipped } from '../shared/zipped';
import { browserOf, type Desk } from './browser';
import { iconProposals } from './files/icon-proposals';
import { filesOf, readDraft, sentPreview, sentSave, sentSettle } from './files/sent';
import type { Drafts } from './preview/drafts';
import { changesOf, type FolderChanges } from './saving/draft-changes';
import { afterSave, configText, folderState, formatted, saveFolder } from './saving/folder';
import type { History } from './saving/history';
import { savable } from './saving/mend';
import { fieldsOfDraft, type OpenFields } from './saving/open-fields';
import type {
  DraftAnswer,
  LaunchLines,
  OpenedMall,
  OpenedStanding,
  Saved,
  SentDraft,
  StudioStart,
} from './wire';

export interface MallOptions {
  /** Folder of the merchants. */
  merchants: string;
  drafts: Drafts;
  history: History;
  open: OpenFields;
  members: StudioStart['members'];
  states: StudioStart['states'];
  /** The origin of a mall's preview, such as `http://localhost:40001`. */
  previewOrigin(id: string): Promise<string>;
  takePictures: PictureTaker;
  /** The files of a preview for the client, by their paths. */
  makePreview(merchant: Merchant, until: string): Promise<NamedBytes>;
  /** Where the studio keeps what it knows of all malls. */
  home: string;
  /** How far the mall is, as it is saved. */
  standingOf(id: string): Promise<OpenedStanding>;
  /** What the mall needs to go live, as it is saved. */
  listLaunch(id: string): Promise<LaunchLines>;
}

/** What the studio's page asks for about one mall, below `/malls`. */
export function mallRoutes(options: MallOptions): Hono {
  const { merchants, drafts, history, open } = options;
  const app = new Hono();
  const compareLooks = logoLooks(options.takePictures);
  /** The draft as the preview shows it. Throws `Failure` for one with errors. */
  const goodDraft = async (desk: Desk, draft: UnsavedFiles) => {
    refuseErrors(await drafts.put(desk, draft));
    const shown = await drafts.shown(desk);
    if (!shown) throw new Failure('The draft cannot be shown.');
    return shown;
  };

  app.get('/:id', async (context) => {
    const { id } = deskOf(context);
    const folder = folderState(await readFolder(merchants, id));
    const preview = await options.previewOrigin(id);
    return context.json({ id, ...folder, preview, open: open.list(id) } satisfies OpenedMall);
  });
  app.get('/:id/standing', async (context) =>
    context.json(await options.standingOf(context.req.param('id'))),
  );
  app.get('/:id/shared', async (context) => {
    const { id } = deskOf(context);
    return context.json((await sharedValues(merchants, id)) ?? null);
  });
  app.get('/:id/pictures/:path{.+}', async (context) => {
    const draft = await drafts.shown(deskOf(context));
    const made = draft?.made.get(`/${context.req.param('path')}`);
    return made ? pictureResponse(made.path, made.bytes) : context.text('Not found\n', 404);
  });
  app.get('/:id/saved/:name', async (context) => {
    const name = context.req.param('name');
    const bytes = ownValue(await readFolder(merchants, context.req.param('id')), name);
    return bytes ? pictureResponse(name, bytes) : context.text('Not found\n', 404);
  });
  app.get('/:id/icons', async (context) => {
    const draft = await drafts.shown(deskOf(context));
    return context.json(draft ? await iconProposals(draft.merchant) : []);
  });
  app.get('/:id/looks', async (context) => {
    const draft = await drafts.shown(deskOf(context));
    return context.json(draft ? await compareLooks(draft.merchant) : []);
  });
  app.put('/:id/draft', async (context) =>
    context.json(await drafts.put(deskOf(context), await readDraft(context.req))),
  );
  app.post('/:id/save', async (context) => {
    const desk = deskOf(context);
    const sent = await readSent(sentSave, context.req);
    const draft = filesOf(sent);
    const onDisk = await readFolder(merchants, desk.id);
    const { files, left } = await savable(draft, onDisk, (each) => drafts.check(desk.id, each));
    const changes = files ? changesOf(onDisk[configName], await formatted(files)) : noChanges;
    const { before, after } = await saveFolder(merchants, desk.id, changes, sent.version, history.keep);
    open.keep(desk.id, sent.seen, fieldsOfDraft(draft, left));
    const saved: Saved = { folder: folderState(after), replaced: otherFiles(before, after), left };
    return context.json(saved);
  });
  app.post('/:id/settle', async (context) => {
    open.keep(context.req.param('id'), (await readSent(sentSettle, context.req)).seen, []);
    return context.json({});
  });
  app.get('/:id/history', async (context) => {
    const { id } = deskOf(context);
    return context.json(history.list(id, await readFolder(merchants, id)));
  });
  app.get('/:id/history/:name', async (context) => {
    const { id } = deskOf(context);
    const past = history.read(id, context.req.param('name'));
    if (!past) throw new Failure('The history does not have this state any more.');
    const files = otherFiles(past, await readFolder(merchants, id));
    const draft: SentDraft = { text: configText(past), files };
    return context.json(draft);
  });
  app.post('/:id/folder', async (context) => {
    const desk = deskOf(context);
    const { id } = desk;
    const draft = await readDraft(context.req);
    const gone = idPattern.test(id) && !existsSync(join(merchants, id)); // then the draft is all that is left
    if (!gone) refuseErrors(await drafts.put(desk, draft));
    const files = gone ? {} : await readFolder(merchants, id);
    const saved = afterSave(files, changesOf(files[configName], await formatted(draft)));
    const pictures = gone ? [] : await picturesBeside(join(merchants, id));
    return fileResponse('folder.zip', zipped(id, [...Object.entries(saved), ...pictures]));
  });
  app.post('/:id/launch', async (context) => context.json(await options.listLaunch(context.req.param('id'))));
  app.post('/:id/pictures', async (context) => {
    const desk = deskOf(context);
    const shown = await goodDraft(desk, await readDraft(context.req));
    const seen = {
      origin: await options.previewOrigin(desk.id),
      browser: desk.browser,
      member: options.members[0]?.mobile ?? '',
    };
    return fileResponse('sheet.png', await pictureSheet(shown, seen, options.takePictures));
  });
  app.post('/:id/preview', async (context) => {
    const desk = deskOf(context);
    const sent = await readSent(sentPreview, context.req);
    const { merchant } = await goodDraft(desk, filesOf(sent));
    const files = await options.makePreview(merchant, sent.until);
    return fileResponse('preview.zip', zipped(`preview-${desk.id}`, files));
  });
  return app;
}

const noChanges: FolderChanges = { write: {}, remove: [] };

/** A picture that can run no script, also when somebody opens it alone. Nothing for a file of another kind. */
function pictureResponse(name: string, bytes: Uint8Array): Response {
  if (!/\.(png|jpg|svg|ico)$/.test(name)) return new Response('Not found\n', { status: 404 });
  return fileResponse(name, bytes, {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
}

function deskOf({ req }: Context<object, '/:id'>): Desk {
  return { id: req.param('id'), browser: browserOf(req.raw) };
}

/** The files beside the config that are not the same in another state, in base64. */
function otherFiles(files: UnsavedFiles, others: UnsavedFiles): Record<string, string> {
  const changed = Object.entries(files).filter(
    ([name, bytes]) => name !== configName && !others[name]?.equals(bytes),
  );
  return Object.fromEntries(changed.map(([name, bytes]) => [name, bytes.toString('base64')]));
}

function refuseErrors({ problems }: DraftAnswer): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const others = howMany(errors) - 1;
  const rest = others === 0 ? '' : ` There ${others === 1 ? 'is one more' : `are ${others} more`}.`;
  throw new Failure(`This mall cannot be built: ${errors[0]?.message}${rest}`);
}
