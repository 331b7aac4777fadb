import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Merchant } from '../brand/merchant';
import { folderMemory } from '../config/folder-memory';
import { folderFault, listMerchants } from '../config/list-merchants';
import { loadMerchants } from '../config/load';
import { hashInputs } from '../core/inputs';
import { checkSources, type EnvironmentSources, sourceWarnings } from '../environment/environment';
import { checkOut, prepareOut, requireApart } from '../publish/out-folder';
import { displayPath, folderFlag } from '../shared/display-path';
import { UsageError } from '../shared/failure';
import { byId, idPattern } from '../shared/natural-order';
import type { Problem } from '../shared/problem';
import { problemOf, problemsOf, sourceProblem, warningOf } from '../shared/problem-of';
import type { BuildOptions } from './options';
import { hashBuilder } from './plan-site';
import { reportOf } from './report';
import type { Step } from './step';

export interface Loaded {
  merchants: readonly Merchant[];
  problems: readonly Problem[];
  /** Hash of the app's files. */
  inputs: string;
  /** Hash of the builder's files. */
  builder: string;
}

/** The first step reads everything: environment, app and merchants. It ends the build where no site can be made. */
export async function load(options: BuildOptions): Promise<Step<Loaded>> {
  const bad = badSources(options.environment);
  if (bad.length > 0) return { ends: true, report: reportOf({ sites: [], problems: bad }) };
  const { ids } = await listMerchants(options.merchants);
  const hashes = await hashAll(options);
  if (!hashes.ok) {
    const unbuilt = ids.filter((id) => options.only?.includes(id) ?? true);
    return { ends: true, report: reportOf({ sites: [], problems: [hashes.problem] }, unbuilt) };
  }
  const { inputs, builder } = hashes;
  const { merchants, problems: found } = await loadAll(options, `${inputs} ${builder}`);
  const problems = [
    // a note is for whoever writes the config, and would be said again at every build
    ...found.filter(({ severity }) => severity !== 'note'),
    ...(await orphanProblems(options.merchants, options.out)),
    ...keepWarnings(options),
    ...sourceWarnings(options.environment, ids),
  ];
  const unwritable = merchants.length > 0 ? await outProblem(options) : undefined;
  if (unwritable) {
    const unbuilt = merchants.map(({ id }) => id);
    return { ends: true, report: reportOf({ sites: [], problems: [...problems, unwritable] }, unbuilt) };
  }
  return { ends: false, merchants, problems, inputs, builder };
}

function badSources(sources: EnvironmentSources): Problem[] {
  try {
    checkSources(sources);
    return [];
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return problemsOf('', 'environment', error);
  }
}

/** The hashes of the app and of the builder, or why their files cannot be read. */
async function hashAll({ root }: BuildOptions) {
  try {
    const [inputs, builder] = await Promise.all([hashInputs(root), hashBuilder()]);
    return { ok: true, inputs, builder } as const;
  } catch (error) {
    return { ok: false, problem: sourceProblem(root, error) } as const;
  }
}

async function loadAll({ merchants, only, cache, force, dryRun }: BuildOptions, made: string) {
  if (force) return loadMerchants(merchants, only);
  const memory = await folderMemory(cache, merchants, made);
  const loaded = await loadMerchants(merchants, only, {}, memory.load);
  if (!dryRun) await memory.save();
  return loaded;
}

/** Publishing without an earlier release is allowed, but nobody should do it by accident. */
function keepWarnings({ keep, out }: BuildOptions): Problem[] {
  if (keep > 0) return [];
  const message =
    '--keep 0 leaves no earlier release: nothing can be rolled back, and tabs that are open may miss their files.';
  return [warningOf('', out, message)];
}

/** Why no site can be written. This is checked first, before the build takes any time. */
async function outProblem({ merchants, out, dryRun }: BuildOptions): Promise<Problem | undefined> {
  try {
    requireApart(out, merchants);
    await (dryRun ? checkOut(out) : prepareOut(out));
    return undefined;
  } catch (error) {
    return problemOf('', out, error);
  }
}

/** A warning for each site that is published although its mall has no folder any more. Never throws. */
async function orphanProblems(dir: string, out: string): Promise<Problem[]> {
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
