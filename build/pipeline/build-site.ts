import { join } from 'node:path';
import type { Merchant } from '../brand/merchant';
import type { SiteIngredients } from '../brand/site';
import { loadTemplates } from '../brand/templates';
import { type Change, changesBetween } from '../changes/changes-between';
import { movedIn } from '../changes/policy-moves';
import { factsOfFiles, factsOfRelease } from '../changes/site-facts';
import { belongingsOfAll } from '../config/belongings-of-all';
import { stopDrawing } from '../config/logo/draw-within';
import { compile } from '../core/compile';
import { folderMemo, noMemo } from '../core/memo';
import type { SiteFile } from '../core/site-file';
import { memoFolder } from '../core/tidy-cache';
import { type Belongings, digestOf } from '../isolation/belongings';
import { type Gate, isolationGate } from '../isolation/gate';
import { publish } from '../publish/publish';
import { releasesOf } from '../publish/release';
import { codeOf } from '../shared/failure';
import type { Problem } from '../shared/problem';
import { compileProblem, problemOf, warningOf } from '../shared/problem-of';
import type { SiteOptions } from './options';
import type { PlannedSite } from './plan-site';
import type { SiteReport } from './report';
import { type SiteSize, sizeOf } from './site-size';

export interface Tools extends Pick<SiteIngredients, 'core' | 'templates' | 'memo'> {
  gate: Gate;
  /** Names what the gate looks for. */
  sought: string;
  /** Hash of what the core was compiled from. */
  inputs: string;
  /** What went wrong beside the sites, such as a cache that cannot be written. It grows while sites are built. */
  notes: Problem[];
  brandSite: (ingredients: SiteIngredients) => Promise<SiteFile[]>;
}

/** Two processes that have the same one build the same sites. */
export function toolsKey({ core, inputs, sought }: Tools): string {
  return [core.hash, inputs, sought].join(' ');
}

type Prepared = { tools: Tools; problem?: never } | { tools?: never; problem: Problem };

/**
 * What branding needs for all sites, or why the app does not compile. `known` is `belongingsOfAll()`, where the caller
 * has it already.
 */
export async function prepare(
  options: SiteOptions,
  merchants: readonly Merchant[],
  known?: readonly Belongings[],
): Promise<Prepared> {
  await stopDrawing(); // the logos are read, and the compile needs the memory
  const notes: Problem[] = [];
  const cache = memoFolder(options.cache);
  const memo = options.force ? noMemo : folderMemo(cache, (error) => notes.push(cacheWarning(cache, error)));
  try {
    const { core: given } = options;
    const made = given ? Promise.resolve({ core: given, inputs: `core ${given.hash}` }) : compile(options);
    const compiling = made.then(
      (compiled) => ({ ...compiled, problem: undefined }),
      (error: unknown) => ({ problem: compileProblem(options.root, error) }),
    );
    const [compiled, { brandSite }, templates, everybody] = await Promise.all([
      compiling,
      import('../brand/site'),
      loadTemplates(),
      known ?? belongingsOfAll(options.merchants, merchants),
    ]);
    if (compiled.problem) return compiled;
    const { core, inputs } = compiled;
    const around = { dir: options.merchants, core, templates };
    const gate = await isolationGate(everybody, around);
    const sought = digestOf(everybody);
    return { tools: { core, inputs, brandSite, templates, memo, gate, sought, notes } };
  } catch (error) {
    return { problem: problemOf('', options.root, error) };
  }
}

function cacheWarning(folder: string, error: unknown): Problem {
  const message = `The cache cannot be written (${codeOf(error)}). So each build draws the icons again, which takes longer.`;
  return warningOf('', folder, message);
}

export interface BuiltSite {
  release: string;
  size: SiteSize;
  changes?: Change[];
}

/** A site that is published, and what there is to say about it: why it is not, or notes of publishing. */
export interface Outcome {
  built?: BuiltSite;
  problems: Problem[];
}

/** Brands and publishes one site, and tells what that changed. Never throws, so that it stops no other site. */
export async function buildSite(site: PlannedSite, tools: Tools, options: SiteOptions): Promise<Outcome> {
  const { id } = site.merchant;
  const place = join(options.out, id);
  try {
    const { notes, ...built } = await publishSite(site, tools, options);
    return { built, problems: notes.map((note) => warningOf(id, place, note)) };
  } catch (error) {
    return { problems: [problemOf(id, place, error)] };
  }
}

async function publishSite(
  { merchant, environment, hash, current }: PlannedSite,
  tools: Tools,
  { out, keep }: SiteOptions,
): Promise<BuiltSite & { notes: string[] }> {
  const { id } = merchant;
  const before = current === undefined ? undefined : factsOfRelease(join(releasesOf(out, id), current));
  const files = await tools.brandSite({ ...tools, merchant, environment });
  await tools.gate.check(merchant, environment, files);
  const published = await publish({ out, id, hash, files, keep });
  const after = before && factsOfFiles(files, tools.core.hash);
  return {
    ...published,
    notes: [...published.notes, ...movedIn(before, after)],
    size: sizeOf(files),
    ...(before && after && { changes: changesBetween(before, after) }),
  };
}

export function siteReport(
  { merchant, path, current }: PlannedSite,
  built: BuiltSite | undefined,
): SiteReport {
  return {
    merchant: merchant.id,
    name: merchant.config.name,
    status: built === undefined ? 'unchanged' : 'built',
    path,
    release: built?.release ?? current ?? '',
    ...(built && { size: built.size }),
    ...(built?.changes && { changes: built.changes }),
  };
}
