import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { hashMerchant } from '../../../build/brand/hash-merchant';
import type { Merchant } from '../../../build/brand/merchant';
import { approvalName, approvalText, recordedApproval } from '../../../build/config/approval-file';
import { loadMerchant } from '../../../build/config/load';
import { configName, type UnsavedFiles } from '../../../build/config/load-folder';
import { rawValue } from '../../../build/config/raw-config';
import { stateWithHash } from '../../../build/fleet/approved-state';
import { Failure } from '../../../build/shared/failure';
import { writeWhole } from '../../../build/shared/write-whole';
import { comparedSheet } from '../../shared/compared-sheet';
import { fileResponse } from '../../shared/file-response';
import { Conflict, readFolder, versionOf } from '../../shared/mall-folder';
import { readSent } from '../../shared/read-sent';
import type { MallOptions } from '../mall-routes';
import { differences } from '../saving/differences';
import { ownFiles } from '../saving/draft-changes';
import { folderState } from '../saving/folder';
import type { ApprovalAnswer } from '../wire';

export interface ApprovalOptions
  extends Pick<MallOptions, 'merchants' | 'drafts' | 'members' | 'previewOrigin' | 'takePictures'> {
  /** Writes a preview for the client into a folder, and gives its path. */
  previewFolder(merchant: Merchant, until: string): Promise<string>;
}

const day = z.iso.date('a day is none');
const sentApproval = z.strictObject({
  by: z.string().trim().min(1, 'somebody has to approve').max(100),
  on: day,
  until: day.optional(),
  version: z.string().max(100),
});

/** The preview for the client, and the answer, below `/malls`. */
export function approvalRoutes(options: ApprovalOptions): Hono {
  const { merchants, drafts, previewFolder } = options;
  const app = new Hono();
  app.get('/:id/approval', async (context) => {
    const id = context.req.param('id');
    const approval = recordedApproval(merchants, id);
    const { merchant } = await loadMerchant(merchants, id);
    const isCurrent = approval?.hash === hashMerchant(merchant);
    const before = approval && !isCurrent ? await stateWithHash(merchants, id, approval.hash) : undefined;
    const now = {
      ...(await readFolder(merchants, id)),
      [configName]: Buffer.from(JSON.stringify(rawValue(merchants, id))),
    };
    const answer: ApprovalAnswer = {
      ...(approval && { approval }),
      isCurrent,
      ...(before && { changes: differences(stateOf(before), stateOf(now)) }),
    };
    return context.json(answer);
  });
  app.post('/:id/approval', async (context) => {
    const id = context.req.param('id');
    const { version, ...said } = await readSent(sentApproval, context.req);
    const { merchant } = await loadMerchant(merchants, id);
    if (versionOf(await readFolder(merchants, id)) !== version)
      throw new Conflict('Somebody has changed this mall since you saw it. Ask the client about that state.');
    const { by, on, until } = said;
    const approval = { by, on, hash: hashMerchant(merchant), ...(until !== undefined && { until }) };
    writeWhole(join(merchants, id, approvalName), approvalText(approval));
    return context.json({});
  });
  app.post('/:id/approval-sheet', async (context) => {
    const id = context.req.param('id');
    const { hash } = recordedApproval(merchants, id) ?? {};
    const files = hash === undefined ? undefined : await stateWithHash(merchants, id, hash);
    if (!files) throw new Failure('No commit has the approved state, so there is nothing to compare with.');
    for (const [browser, state] of [[browsers.before, files] as const, [browsers.after, {}] as const]) {
      await drafts.put({ id, browser }, state);
    }
    const shown = await drafts.shown({ id, browser: browsers.after });
    if (!shown) throw new Failure('The mall cannot be shown.');
    const view = { origin: await options.previewOrigin(id), member: options.members[0]?.mobile ?? '' };
    const [before, after] = [
      { ...view, browser: browsers.before },
      { ...view, browser: browsers.after },
    ] as const;
    return fileResponse('sheet.png', await comparedSheet(shown, before, after, options.takePictures));
  });
  app.post('/:id/preview-folder', async (context) => {
    const { until } = await readSent(z.strictObject({ until: day }), context.req);
    const { merchant } = await loadMerchant(merchants, context.req.param('id'));
    return context.json({ folder: await previewFolder(merchant, until) });
  });
  return app;
}

/** The desks at which both states stand for the time of a sheet. Their names are as long as those of real browsers. */
const browsers = { before: 'sheet-of-before_', after: 'sheet-of-after__' } as const;

function stateOf(files: UnsavedFiles) {
  return folderState({ ...ownFiles(files) });
}
