import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from './core/compile';
import type { EnvironmentSources } from './environment/environment';
import { merchantMatrix, type Shard } from './fleet/matrix';
import { reportFolder } from './fleet/report-files';
import { buildSites } from './pipeline';
import { type BuildReport, reportOf } from './pipeline/report';
import { keptCores } from './publish/kept-core';
import { requireApart } from './publish/out-folder';
import { copyFolders } from './shared/copy-folders';
import { requireWritable } from './shared/make-folder';
import type { Problem } from './shared/problem';
import { compileProblem } from './shared/problem-of';
import { projectRoot } from './shared/project';

/** How many malls one job builds. Starting a job takes longer than building them. */
const mallsPerJob = 50;
/** GitHub's limit for the jobs of a matrix. */
const mostJobs = 256;

export interface CiOptions {
  merchants: string;
  /** A commit. Only merchants whose site may have changed since then are built. */
  since?: string | undefined;
  /** Folder for the sites, one plain folder per mall, as the artifact carries them. */
  out: string;
  /** Folder for the build itself. */
  work: string;
  cache: string;
  environment: EnvironmentSources;
}

/** The jobs that the merchants need: `1/3`, `2/3`, `3/3`. Empty when there is nothing to build. */
export async function planShards({
  merchants,
  since,
}: CiOptions): Promise<{ shards: string[]; problems: Problem[] }> {
  const { matrix, problems } = await merchantMatrix(merchants, matrixOptions(since));
  const jobs = Math.min(mostJobs, Math.ceil(matrix.include.length / mallsPerJob));
  return { shards: Array.from({ length: jobs }, (_, index) => `${index + 1}/${jobs}`), problems };
}

/**
 * Compiles the app into the cache, so that the jobs after it find it there. Returns the core's hash, or why the app does
 * not compile.
 */
export async function compileOnce({ cache }: CiOptions): Promise<string | Problem> {
  return compile({ root: projectRoot, cache }).then(
    ({ core }) => core.hash,
    (error: unknown) => compileProblem(projectRoot, error),
  );
}

/** Removes what an earlier run on this machine left, if it had another number of jobs: its parts are other ones. */
export async function removeOtherParts({ out, work }: CiOptions, jobs: number): Promise<void> {
  for (const folder of [out, work]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const [, of] = /^\d+-of-(\d+)$/.exec(name) ?? [];
      if (of !== undefined && Number(of) !== jobs) await rm(join(folder, name), { recursive: true });
    }
  }
}

/**
 * Builds the merchants of one job, and copies their sites to `out`. `dist/<id>` is a link, and an artifact must hold
 * the files themselves. Throws `Failure` when `out` is no place for them.
 */
export async function buildShard(shard: Shard, options: CiOptions): Promise<BuildReport> {
  const { merchants, since, out, work, cache, environment } = options;
  requireApart(out, merchants);
  await requireWritable(out);
  const { matrix } = await merchantMatrix(merchants, { ...matrixOptions(since), shard });
  const only = matrix.include.map(({ merchant }) => merchant);
  await rm(work, { recursive: true, force: true }); // an earlier run on this machine says nothing about this one
  const report = await buildSites({
    merchants,
    only,
    environment,
    cache,
    root: projectRoot,
    out: work,
    keep: 1, // an artifact carries the current release alone
    fleetReport: true,
  });
  await rm(out, { recursive: true, force: true });
  const names = [...report.sites.map(({ merchant }) => merchant), reportFolder, keptCores];
  const problems = await copyFolders(names, work, out);
  const missing = new Set(problems.map(({ merchant }) => merchant));
  const sites = report.sites.filter(({ merchant }) => !missing.has(merchant));
  return reportOf({ core: report.core, sites, problems: [...report.problems, ...problems] }, report.failed);
}

function matrixOptions(since: string | undefined) {
  return { root: projectRoot, ...(since !== undefined && { since }) };
}
