import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { changeLines } from '../../changes/changes-between';
import { git } from '../../fleet/git';
import { openStore, type Store } from '../../publish/store/open-store';
import { forgivingObjects } from '../../publish/store/probe';
import { type Pruned, prune } from '../../publish/store/prune';
import {
  type Changed,
  type PublishedSite,
  type PublishReport,
  publishSites,
} from '../../publish/store/publish-sites';
import { UsageError } from '../../shared/failure';
import { complain, print } from '../../shared/print';
import { problemsText } from '../../shared/problem';
import { cacheFolder, defaultMerchants, defaultOut, projectRoot } from '../../shared/project';
import { shown } from '../../shared/shown';
import { counted, fewOf, sizeText } from '../../shared/words';
import { type Command, type ExitCode, exitCode } from '../command';
import { parseIds } from '../read-flags';

const usage = `Usage: npm run publish -- [ID]... --to STORE [--out DIR] [--merchants DIR] [--order N] [--api-in-front] [--one-publisher] [--prune] [--endpoint URL] [--dry-run] [--json]
Puts built sites (default: all in dist/) into a store: a folder, or s3://bucket/prefix with the account of AWS_ACCESS_KEY_ID and
AWS_SECRET_ACCESS_KEY. --prune only removes what no release needs any more.`;

export const publishCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, ids } = parseIds(argv, {
    to: { type: 'string' },
    endpoint: { type: 'string' },
    out: { type: 'string', default: defaultOut },
    order: { type: 'string' },
    merchants: { type: 'string', default: defaultMerchants },
    'api-in-front': { type: 'boolean', default: false },
    'one-publisher': { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  if (flags.to === undefined) throw new UsageError('--to is missing: a folder, or s3://bucket/prefix.');
  const store = openStore(flags.to, { endpoint: flags.endpoint });
  if (flags.prune) {
    if (ids)
      throw new UsageError('--prune is about the whole store, and takes no ids. It publishes nothing.');
    const pruned = await prune(forgivingObjects(store.objects), new Date(), flags['dry-run']);
    print(
      `${flags.json ? JSON.stringify({ ok: true, store: store.name, pruned }, null, 2) : prunedText(pruned, flags['dry-run'])}\n`,
    );
    return exitCode.good;
  }
  const report = await publishSites({
    ...{
      store,
      ids,
      out: resolve(flags.out),
      order: await orderOf(flags.order),
      date: new Date(),
      who: await who(),
    },
    apiInFront: flags['api-in-front'],
    onePublisher: flags['one-publisher'],
    dryRun: flags['dry-run'],
    brandEarlier: (changed) => brandEarlier(changed, store, resolve(flags.merchants)),
  });
  print(`${flags.json ? JSON.stringify(report, null, 2) : publishText(report)}\n`);
  if (report.problems.length > 0) complain(`\n${problemsText(report.problems)}`);
  return report.ok ? exitCode.good : exitCode.failed;
}

/** With the sources of the build. They are loaded only here, because few publishings brand anything. */
async function brandEarlier(changed: readonly Changed[], { objects }: Store, merchants: string) {
  const [{ brandOnEarlier }, { buildSites }, { ownSources }] = await Promise.all([
    import('../../pipeline/earlier-core'),
    import('../../pipeline'),
    import('../../environment/env-file'),
  ]);
  const options = { merchants, environment: await ownSources(), root: projectRoot, cache: cacheFolder };
  return brandOnEarlier(changed, objects, options, buildSites);
}

/** The number that a flag gives, or the time of the commit in s. */
export async function orderOf(flag: string | undefined, folder = projectRoot): Promise<number> {
  const text = flag ?? (await git(folder, ['log', '-1', '--format=%ct']))?.trim();
  if (text === undefined)
    throw new UsageError('--order is missing: without a commit there is no other number that grows.');
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError(`--order needs a whole number of at most 15 digits, not ${shown(text)}.`);
}

/** Who publishes, as colleagues know the person: by git's name, in CI by that of the account. */
export async function who(folder = projectRoot): Promise<string> {
  const { GITHUB_ACTOR: actor } = process.env;
  if (actor) return actor;
  const name = (await git(folder, ['config', 'user.name']).catch(() => undefined))?.trim();
  try {
    return name || userInfo().username;
  } catch {
    return 'unknown'; // a user without a name
  }
}

const words: Readonly<Record<PublishedSite['status'], string>> = {
  published: 'published',
  planned: 'to be published',
  unchanged: 'unchanged',
  waits: 'waiting for npm run promote, because a new core goes to the canaries first',
  newer: 'left as it is, because the store has seen a later state',
  failed: 'failed',
};

/** The report for people, without its problems. */
function publishText({ store, sites }: PublishReport): string {
  const changed = sites.flatMap(({ merchant, changes = [] }) =>
    changes.length === 0 ? [] : [`${merchant}`, ...changeLines(changes).map((line) => `  ${line}`)],
  );
  const sums = Object.entries(words).flatMap(([status, said]) => {
    const some = sites.filter((site) => site.status === status).map(({ merchant }) => merchant);
    return some.length === 0 ? [] : [`${counted(some.length, 'mall')} ${said}: ${fewOf(some, 10)}`];
  });
  const behind = sites.filter(({ waits }) => waits).map(({ merchant }) => merchant);
  const kept =
    behind.length > 0
      ? [`Of these with the core that they had, and ${words.waits}: ${fewOf(behind, 10)}`]
      : [];
  return [...changed, `In ${store}:`, ...sums, ...kept].join('\n');
}

function prunedText({ objects, bytes }: Pruned, isPlan: boolean): string {
  const end = isPlan ? 'to be removed, nothing written' : 'removed';
  return `${counted(objects, 'object')} that no release needs, ${sizeText(bytes)}: ${end}`;
}
