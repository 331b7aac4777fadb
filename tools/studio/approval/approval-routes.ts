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
import { writeWhole } from '../../../build/shared/write-whole';
import { readSent } from '../files/sent';
import { differences } from '../saving/differences';
import { ownFiles } from '../saving/draft-changes';
import { Conflict, folderState, readFolder, versionOf } from '../saving/folder';
import type { ApprovalAnswer } from '../wire';

export interface ApprovalOptions {
  merchants: string;
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
export function approvalRoutes({ merchants, previewFolder }: ApprovalOptions): Hono {
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
  app.post('/:id/preview-folder', async (context) => {
    const { until } = await readSent(z.strictObject({ until: day }), context.req);
    const { merchant } = await loadMerchant(merchants, context.req.param('id'));
    return context.json({ folder: await previewFolder(merchant, until) });
  });
  return app;
}

function stateOf(files: UnsavedFiles) {
  return folderState({ ...ownFiles(files) });
}
