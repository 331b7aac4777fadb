import { join, resolve } from 'node:path';
import { changeLines, changesBetween } from '../../changes/changes-between';
import { leftToServer } from '../../changes/policy-moves';
import { factsOfRelease } from '../../changes/site-facts';
import { reportWarning } from '../../fleet/report-warning';
import { showRollback } from '../../fleet/since-build';
import { dateText, knownReleases, releasesText } from '../../publish/list-releases';
import { releasesOf } from '../../publish/release';
import { rollback } from '../../publish/rollback';
import { openStore } from '../../publish/store/open-store';
import { displayPath, folderFlag } from '../../shared/display-path';
import { Failure, UsageError } from '../../shared/failure';
import { complain, print } from '../../shared/print';
import { problemsText } from '../../shared/problem';
import { defaultOut } from '../../shared/project';
import { type Command, type ExitCode, exitCode } from '../command';
import { parseId } from '../read-flags';
import { rollbackAll, rollbackOne } from './rollback-in-store';

const usage = `Usage: npm run rollback -- ID [--out DIR | --from STORE] [--list] [--to RELEASE]
       npm run rollback -- --all --from STORE [--yes]
Puts the release before the current one back, or the one that --to names by its number or name.
--list shows the releases with their dates and what they changed. --all puts every mall of a store back, after a question.`;

export const rollbackCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  if (argv.includes('--all')) return rollbackAll(argv);
  const { flags, id } = parseId(argv, {
    out: { type: 'string', default: defaultOut },
    from: { type: 'string' },
    endpoint: { type: 'string' },
    list: { type: 'boolean', default: false },
    to: { type: 'string' },
  });
  const wanted = flags.to;
  if (flags.list && wanted !== undefined) throw new UsageError('--list and --to do not go together.');
  if (flags.from !== undefined) return rollbackOne(openStore(flags.from, flags), id, flags);
  const out = resolve(flags.out);
  if (flags.list) {
    const releases = await knownReleases(out, id);
    if (releases.length === 0) throw new Failure(`Nothing is published for ${id} in ${displayPath(out)}.`);
    print(`${releasesText(releases)}\n`);
    return exitCode.good;
  }
  const { from, to } = await rollback(out, id, wanted);
  print(`${await told(out, id, from, to)}\n`);
  const problem = await reportWarning(out, () => showRollback(out, id, from, to));
  if (problem) complain(`\n${problemsText([problem])}`);
  return exitCode.good;
}

type Moved = Awaited<ReturnType<typeof rollback>>;

async function told(out: string, id: string, from: Moved['from'], to: Moved['to']): Promise<string> {
  const folder = (name: string) => join(releasesOf(out, id), name);
  const [old, now] = [from, to].map(({ name }) => factsOfRelease(folder(name)));
  const changes = old && now ? changesBetween(old, now) : [];
  const known = await knownReleases(out, id);
  const date = known.find(({ name }) => name === to.name)?.date;
  const where = folderFlag('out', out);
  const isBack = to.sequence < from.sequence;
  return [
    `${id}: ${to.name}${date ? ` of ${dateText(date)}` : ''} is live, instead of ${from.name}.`,
    ...changeLines(changes).map((line) => `  ${line}`),
    ...leftToServer(now),
    `To go ${isBack ? 'forward' : 'back'} again: npm run rollback -- ${id} --to ${from.sequence}${where}`,
    ...(isBack
      ? [
          `The next build uses the mall's folder and the code, so it brings the change back. Undo the change there first.`,
        ]
      : []),
  ].join('\n');
}
