import { dirname } from 'node:path';
import { changesText } from '../changes/change-text';
import type { Change } from '../changes/changes-between';
import { displayPath } from '../shared/display-path';
import { byId } from '../shared/natural-order';
import type { Problem } from '../shared/problem';
import { checkText, fewOf } from '../shared/words';
import type { PlanEntry } from './plan-site';
import { isSmall, kilobytes, ownLimit, type SiteSize } from './site-size';

/** The result for one merchant that could be built. */
export interface SiteReport {
  merchant: string;
  name: string;
  status: 'built' | 'unchanged';
  /** Absolute path of the site. */
  path: string;
  /** Name of the release that the site's link leads to. */
  release: string;
  /** Missing where no build told the size of this release. */
  size?: SiteSize;
  /** What this build changed against the release before it. Missing without such a release. */
  changes?: readonly Change[];
}

/** What `--json` prints (docs/hosting.md#build). */
export interface BuildReport {
  /** False when anything has an error. */
  ok: boolean;
  /** sha256 of the compiled app; absent where every site is unchanged, or the app does not compile. */
  core?: string | undefined;
  /** With `--dry-run`: what the build would do. */
  plan?: PlanEntry[];
  sites: SiteReport[];
  /**
   * Ids of the merchants that were not built, because of their own errors or the app's. The errors are among the
   * problems.
   */
  failed: string[];
  /** Those of `failed` whose site of an earlier build is still published. */
  standing: string[];
  problems: Problem[];
}

/** `unbuilt` are merchants that were not built because of an error that is not their own. */
export function reportOf(
  parts: Omit<BuildReport, 'ok' | 'failed' | 'standing'>,
  unbuilt: readonly string[] = [],
): BuildReport {
  const errors = parts.problems.filter(({ severity }) => severity === 'error');
  const own = errors.map(({ merchant }) => merchant).filter((merchant) => merchant !== '');
  const failed = new Set([...own, ...unbuilt]);
  return { ok: errors.length === 0, ...parts, failed: [...failed].sort(byId), standing: [] };
}

/** The report for people, without its problems. */
export function reportText({ plan, sites, failed, standing }: BuildReport): string {
  const lines = plan
    ? plan.map(({ merchant, name, action, path, apiBaseUrl, without }) => [
        merchant,
        name,
        action === 'build' ? 'to build' : 'unchanged',
        displayPath(path),
        `api ${apiBaseUrl}${without.length > 0 ? `, without ${without.join(', ')}` : ''}`,
      ])
    : sites.map(({ merchant, name, status, path, release, size }) => [
        merchant,
        name,
        status,
        displayPath(path),
        release,
        size ? `${kilobytes(size.own)} ${checkText('size', isSmall(size))}` : '',
      ]);
  const sum = plan
    ? `${plan.length} planned, nothing written`
    : sites.length === 0
      ? 'No site was built'
      : tally(sites);
  const bad = failed.length > 0 ? `, ${failed.length} failed: ${fewOf(failed, 10)}` : '';
  const old =
    standing.length > 0
      ? [`Still published as before: ${fewOf(standing, 10)}. Shoppers notice nothing.`]
      : [];
  const large = sites.filter(({ size }) => size && !isSmall(size)).map(({ merchant }) => merchant);
  const tooLarge =
    large.length > 0
      ? [`Too large: ${fewOf(large, 10)}. A mall's own files may weigh ${kilobytes(ownLimit)}.`]
      : [];
  const changed = changesText(
    sites.map(({ merchant, changes = [] }) => ({ merchant, changes })),
    dirname(sites[0]?.path ?? ''),
  );
  return [...columns(lines), `${sum}${bad}`, ...old, ...tooLarge, ...(changed ? ['', changed] : [])].join(
    '\n',
  );
}

/** `2 sites are built, 1 is unchanged`. */
function tally(sites: readonly SiteReport[]): string {
  const counts = (['built', 'unchanged'] as const)
    .map((status) => ({ status, count: sites.filter((site) => site.status === status).length }))
    .filter(({ count }) => count > 0);
  return counts
    .map(({ status, count }, index) => {
      const noun = index > 0 ? '' : count === 1 ? ' site' : ' sites';
      return `${count}${noun} ${count === 1 ? 'is' : 'are'} ${status}`;
    })
    .join(', ');
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
