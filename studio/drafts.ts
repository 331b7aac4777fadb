import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Merchant } from '../build/brand/merchant';
import { loadMerchants } from '../build/config/load';
import { configName, type UnsavedFiles } from '../build/config/load-folder';
import { sha256 } from '../build/core/site-file';
import { maxConfigBytes, readMerchantFile } from '../build/diagnostics/read-merchant-file';
import { type BrandedDraft, type BrandTools, brandDraft } from './branded-draft';
import { type Desk, deskName } from './browser';
import { changesOf } from './draft-changes';
import { dataAddress, lookOf, pictureAddress } from './draft-look';
import { draftProblems } from './draft-problems';
import type { StudioBackend } from './studio-backend';
import type { DraftAnswer, DraftLook, DraftProblem } from './wire';

export interface DraftTools extends BrandTools {
  /** Folder of the merchants. */
  merchants: string;
  backend: Pick<StudioBackend, 'onDraft' | 'onForgotten'>;
}

export interface Drafts {
  /** Checks a draft and, if it has no errors, brands it. The compiled app stays as it is. */
  put(desk: Desk, unsaved: UnsavedFiles): Promise<DraftAnswer>;
  /** The last draft of a mall without errors. Without one, the folder as it is on the disk. */
  shown(desk: Desk): Promise<BrandedDraft | undefined>;
  /** How a mall would look that has no folder yet. Its pictures are in the addresses themselves. */
  sketch(merchant: Merchant): Promise<DraftLook>;
}

/** Drafts that are kept. A page whose draft is gone sends it again with the next change. */
const mostDrafts = 40;

export function openDrafts(tools: DraftTools): Drafts {
  const drafts = new Map<string, { desk: Desk; draft: BrandedDraft }>(); // whoever has waited longest is first
  const keep = (desk: Desk, draft: BrandedDraft) => {
    drafts.delete(deskName(desk));
    drafts.set(deskName(desk), { desk, draft });
    const [oldest] = drafts.values();
    if (drafts.size <= mostDrafts || !oldest) return;
    drafts.delete(deskName(oldest.desk));
    tools.backend.onForgotten(oldest.desk);
  };
  const put = async (desk: Desk, unsaved: UnsavedFiles): Promise<DraftAnswer> => {
    const { id } = desk;
    if (unsaved[configName] && !existsSync(join(tools.merchants, id))) return { problems: [folderGone] };
    const { merchants, problems } = await loadMerchants(tools.merchants, [id], { [id]: unsaved });
    const text = unsaved[configName]?.toString('utf8') ?? '';
    const onDisk = readMerchantFile(join(tools.merchants, id), configName, maxConfigBytes);
    const { remove } = changesOf('bytes' in onDisk ? onDisk.bytes : undefined, unsaved);
    const own = draftProblems(
      problems.filter(({ merchant, file }) => merchant === id && !remove.includes(basename(file))), // a save removes these
      text,
    );
    const [merchant] = merchants;
    if (!merchant) return { problems: own };
    const draft = await brandDraft(merchant, tools);
    tools.backend.onDraft(desk, merchant);
    keep(desk, draft);
    const look = lookOf(draft, (path, file) => pictureAddress(id, path, file));
    return { problems: own, look, shown: nameOf(draft) };
  };
  return {
    put,
    shown: async (desk) => {
      const known = drafts.get(deskName(desk));
      if (known) keep(desk, known.draft);
      else await put(desk, {});
      return drafts.get(deskName(desk))?.draft;
    },
    sketch: async (merchant) => lookOf(await brandDraft(merchant, tools), dataAddress),
  };
}

/** Names what a draft shows. */
function nameOf({ merchant, made }: BrandedDraft): string {
  return sha256(JSON.stringify([merchant.config, ...[...made.values()].map((file) => file.sha256)]));
}

/** Somebody has removed the folder while the mall was open. */
const folderGone: DraftProblem = {
  path: [],
  file: '',
  severity: 'error',
  message: "This mall's folder is gone.",
  fix: 'press Download folder: it has merchant.json as it is here, and the files that were not saved',
};
