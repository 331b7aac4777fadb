import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Merchant } from '../../../build/brand/merchant';
import { loadMerchants } from '../../../build/config/load';
import { configName, type UnsavedFiles } from '../../../build/config/load-folder';
import { sha256 } from '../../../build/core/site-file';
import { maxConfigBytes, readMerchantFile } from '../../../build/diagnostics/read-merchant-file';
import { idPattern } from '../../../build/shared/natural-order';
import { type BrandedDraft, type BrandTools, brandDraft } from '../../shared/branded-draft';
import type { DraftLook } from '../../shared/draft-look';
import { dataAddress, lookOf, pictureAddress } from '../../shared/draft-look';
import { readFolder } from '../../shared/mall-folder';
import { type Desk, deskName } from '../browser';
import { changesOf, ownFiles } from '../saving/draft-changes';
import { draftProblems } from '../saving/draft-problems';
import type { History } from '../saving/history';
import { type Mended, mend } from '../saving/mend';
import type { DraftAnswer, DraftProblem } from '../wire';
import type { StudioBackend } from './studio-backend';

export interface DraftTools extends BrandTools {
  /** Folder of the merchants. */
  merchants: string;
  history: Pick<History, 'read'>;
  backend: Pick<StudioBackend, 'onDraft' | 'onForgotten'>;
}

export interface Drafts {
  /** Checks a draft and brands it, with earlier values in place of those with errors. The compiled app stays as it is. */
  put(desk: Desk, unsaved: UnsavedFiles): Promise<DraftAnswer>;
  /** What is wrong with a draft. It shows nowhere. */
  check(id: string, files: UnsavedFiles): Promise<readonly DraftProblem[]>;
  /** Whether a draft of this browser is kept. */
  has(desk: Desk): boolean;
  /** The last draft that could be shown. Without one, the folder as it is on the disk. */
  shown(desk: Desk): Promise<BrandedDraft | undefined>;
  /** How a mall would look that has no folder yet. Its pictures are in the addresses themselves. */
  sketch(merchant: Merchant): Promise<DraftLook>;
}

/**
 * Drafts that are kept. A page whose draft is gone sends it again with the next change. Requests without the studio's
 * cookie, which any page can cause, have as many desks of their own.
 */
const mostDrafts = 40;

/** What a desk sees, and the files that it is made of. */
interface Shown {
  desk: Desk;
  draft: BrandedDraft;
  files: UnsavedFiles;
  /** Counts what was sent. */
  turn: number;
}

export function openDrafts(tools: DraftTools): Drafts {
  const { merchants: dir, history } = tools;
  const drafts = new Map<string, Shown>(); // whoever has waited longest is first
  const keep = (shown: Shown) => {
    drafts.delete(deskName(shown.desk));
    drafts.set(deskName(shown.desk), shown);
    const isForeign = ({ desk }: Shown) => desk.browser === '';
    const alike = [...drafts.values()].filter((other) => isForeign(other) === isForeign(shown));
    const [oldest] = alike;
    if (alike.length <= mostDrafts || !oldest) return;
    drafts.delete(deskName(oldest.desk));
    tools.backend.onForgotten(oldest.desk);
  };
  const check = async (id: string, draft: UnsavedFiles, onDisk: Buffer | undefined) => {
    const { merchants, problems } = await loadMerchants(dir, [id], { [id]: draft });
    const { remove } = changesOf(onDisk, draft);
    const own = problems.filter(({ merchant, file }) => merchant === id && !remove.includes(basename(file))); // a save removes these
    return {
      merchant: merchants[0],
      problems: draftProblems(own, draft[configName]?.toString('utf8') ?? ''),
    };
  };
  const savedConfig = (id: string) => {
    const read = readMerchantFile(join(dir, id), configName, maxConfigBytes);
    return 'bytes' in read ? read.bytes : undefined;
  };
  let turns = 0;
  const put = async (desk: Desk, unsaved: UnsavedFiles): Promise<DraftAnswer> => {
    const { id } = desk;
    const turn = ++turns;
    if (!idPattern.test(id) || !existsSync(join(dir, id))) return { problems: [folderGone] };
    const onDisk = savedConfig(id);
    let files: UnsavedFiles = onDisk ? { [configName]: onDisk, ...unsaved } : unsaved;
    let found = await check(id, files, onDisk);
    const { problems } = found;
    const earlier = drafts.get(deskName(desk))?.files ?? history.read(id) ?? {};
    let held: Mended['held'] = [];
    for (let round = 0; round < mostRounds && !found.merchant; round++) {
      const mended = mend(files, found.problems, earlier, held);
      if (!mended) break;
      ({ files, held } = mended);
      found = await check(id, files, onDisk);
    }
    if (!found.merchant) return { problems };
    const draft = await brandDraft(found.merchant, tools);
    const own = ownFiles({ ...(await readFolder(dir, id)), ...files });
    // A draft with errors takes longer than the one that was sent after it, and must not take its place.
    if (turn > (drafts.get(deskName(desk))?.turn ?? 0)) {
      tools.backend.onDraft(desk, found.merchant);
      keep({ desk, draft, files: own, turn });
    }
    const look = lookOf(draft, (path, file) => pictureAddress(id, path, file));
    return { problems, preview: { look, brand: draft.brand, name: nameOf(draft), held } };
  };
  return {
    put,
    check: async (id, files) => (await check(id, files, savedConfig(id))).problems,
    has: (desk) => desk.browser !== '' && drafts.has(deskName(desk)),
    shown: async (desk) => {
      const known = drafts.get(deskName(desk));
      if (known) keep(known);
      else await put(desk, {});
      return drafts.get(deskName(desk))?.draft;
    },
    sketch: async (merchant) => lookOf(await brandDraft(merchant, tools), dataAddress),
  };
}

/** Mending one error can bring up others, which the check finds only then. */
const mostRounds = 5;

/** Names what a draft shows. */
export function nameOf({ merchant, made }: BrandedDraft): string {
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
