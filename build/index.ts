import { join } from 'node:path';
import { brandSite, type SiteIngredients } from './brand/site';
import { UsageError } from './cli';
import { compile } from './compile';
import { hashInputs } from './core/inputs';
import { checkSources, type EnvironmentSources, environmentOf } from './environment';
import { loadMerchants } from './load';
import { mapBounded } from './map-bounded';
import { folderMemo, noMemo } from './memo';
import { hashBuilder, type PlannedSite, planEntry, planSite } from './plan';
import type { Problem } from './problem';
import { compileProblem, problemOf } from './problem-of';
import { publish } from './publish';
import { currentRelease } from './publish/release';
import { type BuildReport, reportOf, type SiteReport } from './report';
import { loadTemplates } from './templates';

export interface BuildOptions {
  /** Folder of the merchants. */
  merchants: string;
  /** Those to build; left out, all. */
  only?: readonly string[] | undefined;
  /** Folder that gets one site per merchant. */
  out: string;
  environment: EnvironmentSources;
  /** How many earlier releases stay. */
  keep: number;
  /** Ignores every cache. */
  force?: boolean;
  /** Plans and writes nothing. */
  dryRun?: boolean;
  /** Folder that holds `src/` and `public/`. */
  root: string;
  cache: string;
}

/** Sites being branded at once: every core stays busy while others wait for the disk. */
const sitesAtOnce = 6;

/**
 * Builds the sites: load → plan → compile → brand → publish → report. What is wrong with one merchant is reported and
 * stops no other. Throws `UsageError` for a bad `--api`.
 */
export async function buildSites(options: BuildOptions): Promise<BuildReport> {
  const bad = badSources(options.environment);
  if (bad) return reportOf({ sites: [], problems: [bad] });
  const { merchants, problems } = await loadMerchants(options.merchants, options.only);

  const made = [await hashInputs(options.root), await hashBuilder()];
  const planned = await mapBounded(merchants, sitesAtOnce, (merchant) =>
    attempt(problems, merchant.id, options, () =>
      planSite(merchant, environmentOf(merchant, options.environment), {
        out: options.out,
        force: options.force ?? false,
        made,
      }),
    ),
  );
  const sites = planned.filter((site) => site !== undefined);
  if (options.dryRun) return reportOf({ plan: sites.map(planEntry), sites: [], problems });

  const core = sites.some(({ action }) => action === 'build')
    ? await compile(options).catch((error: unknown) => compileProblem(options.root, error))
    : undefined;
  if (core && 'severity' in core) return reportOf({ sites: [], problems: [...problems, core] });

  const memo = options.force ? noMemo : folderMemo(join(options.cache, 'memo'));
  const templates = await loadTemplates();
  const built = await mapBounded(sites, sitesAtOnce, (site) =>
    attempt(problems, site.merchant.id, options, () =>
      core && site.action === 'build'
        ? buildSite(site, { core, templates, memo }, options)
        : unchanged(site, options),
    ),
  );
  return reportOf({ core: core?.hash, sites: built.filter((site) => site !== undefined), problems });
}

function badSources(sources: EnvironmentSources): Problem | undefined {
  try {
    checkSources(sources);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return problemOf('', 'environment', error);
  }
}

async function buildSite(
  { merchant, environment, hash, path }: PlannedSite,
  shared: Pick<SiteIngredients, 'core' | 'templates' | 'memo'>,
  { out, keep }: BuildOptions,
): Promise<SiteReport> {
  const files = await brandSite({ ...shared, merchant, environment });
  const release = await publish({ out, id: merchant.id, hash, files, keep });
  return { merchant: merchant.id, name: merchant.config.name, status: 'built', path, release };
}

async function unchanged({ merchant, path }: PlannedSite, { out }: BuildOptions): Promise<SiteReport> {
  const release = await currentRelease(out, merchant.id);
  return {
    merchant: merchant.id,
    name: merchant.config.name,
    status: 'unchanged',
    path,
    release: release?.name ?? '',
  };
}

/** The result, or nothing and one problem more. */
async function attempt<T>(
  problems: Problem[],
  merchant: string,
  { out }: BuildOptions,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    problems.push(problemOf(merchant, join(out, merchant), error));
    return undefined;
  }
}
