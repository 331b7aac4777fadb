import { bytesPerMegabyte } from '@/lib/bytes';
import { shareAddress, sharedBillsCache, shareField } from '@/lib/share-target';

/** ms: nobody takes an older share, because somebody else may have the phone by now. */
export const sharedFor = 3_600_000;

/** More than any list of bills takes, so that its own checks say what is too much. */
const mostFiles = 10;
/** Bytes of one file: no bill takes more. */
const mostFileBytes = 20 * bytesPerMegabyte;
/** Bytes of all files together: five short bills. */
const mostBytes = 50 * bytesPerMegabyte;

const problems = ['empty', 'tooLarge', 'tooMany', 'nothing', 'lost'] as const;
/** What was wrong with a share, beside what is wrong with any file. `lost`: the phone could not keep it. */
export type ShareProblem = (typeof problems)[number];

export interface Share {
  files: File[];
  problems: ShareProblem[];
}

/** Keeps the bills of a share's request. Never rejects: what went wrong is kept instead, as far as possible. */
export async function keepShare(request: Request, caches: CacheStorage, now = Date.now()): Promise<void> {
  try {
    const share = sorted(await filesOf(request));
    const cache = await caches.open(sharedBillsCache);
    await dropOldShares(cache, now);
    const key = `${shareAddress}/${now}`;
    await cache.put(key, asResponse(share)).catch(() => cache.put(key, asResponse(lost)));
  } catch (error) {
    console.warn('What was shared could not be kept.', error);
  }
}

/** Removes shares that nobody has taken in time. Gives whether there were any. */
export async function dropOldShares(cache: Cache, now: number): Promise<boolean> {
  const old = (await cache.keys()).filter(({ url }) => !isRecent(url, now));
  await Promise.all(old.map((request) => cache.delete(request)));
  return old.length > 0;
}

/** A kept share. A release before this one, or a broken disk, may have left anything. */
export async function readShare(kept: Response | undefined): Promise<Share> {
  try {
    const form = await kept?.formData();
    if (!form) return lost;
    const told = form.getAll('problems');
    return {
      files: form.getAll(shareField).filter((entry) => entry instanceof File),
      problems: problems.filter((problem) => told.includes(problem)),
    };
  } catch {
    return lost;
  }
}

const lost: Share = { files: [], problems: ['lost'] };

/** A clock that was put back must not keep a share for long. */
function isRecent(url: string, now: number): boolean {
  const age = now - Number(url.slice(url.lastIndexOf('/') + 1));
  return age >= -sharedFor && age <= sharedFor;
}

async function filesOf(request: Request): Promise<File[] | undefined> {
  try {
    return (await request.formData()).getAll(shareField).filter((entry) => entry instanceof File);
  } catch {
    return undefined; // the app that shared has sent something that is no form
  }
}

function sorted(files: readonly File[] | undefined): Share {
  const share: Share = { files: [], problems: [] };
  const note = (problem: ShareProblem) => {
    if (!share.problems.includes(problem)) share.problems.push(problem);
  };
  if (files === undefined) note('lost');
  else if (files.length === 0) note('nothing');
  let bytes = 0;
  for (const file of files ?? []) {
    if (file.size === 0) note('empty');
    else if (file.size > mostFileBytes) note('tooLarge');
    else if (share.files.length === mostFiles || bytes + file.size > mostBytes) note('tooMany');
    else {
      share.files.push(file);
      bytes += file.size;
    }
  }
  return share;
}

/** One entry, so that a share is kept as a whole or not at all. */
function asResponse(share: Share): Response {
  const form = new FormData();
  for (const file of share.files) form.append(shareField, file, file.name);
  for (const problem of share.problems) form.append('problems', problem);
  return new Response(form);
}
