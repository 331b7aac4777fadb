import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folderFault, listMerchants } from '../config/list-merchants';
import { displayPath, folderFlag } from '../shared/display-path';
import { byId, idPattern } from '../shared/natural-order';
import type { Problem } from '../shared/problem';
import { warningOf } from '../shared/problem-of';

/** A warning for each site that is published although its mall has no folder any more. Never throws. */
export async function orphanProblems(dir: string, out: string): Promise<Problem[]> {
  const names = await readdir(out).catch(() => []);
  const { ids, problems } = await listMerchants(dir);
  if (folderFault({ problems })) return [];
  const known = new Set(ids);
  const strange = names.filter((name) => idPattern.test(name) && !known.has(name)).sort(byId);
  const links = await Promise.all(
    strange.map(async (id) =>
      (await lstat(join(out, id)).catch(() => undefined))?.isSymbolicLink() ? [id] : [],
    ),
  );
  return links.flat().map((id) => {
    const message = `A site is published for ${id}, but ${displayPath(dir)} has no folder for it. Shoppers still see the old site.`;
    const where = folderFlag('merchants', dir) + folderFlag('out', out);
    const fix = `take it down: npm run mall -- remove ${id}${where}; or bring its folder back`;
    return warningOf('', join(out, id), message, fix);
  });
}
