import { resolve } from 'node:path';
import { historyOf } from '../../fleet/history-folder';
import { writeLive } from '../../fleet/live-file';
import { type MallTraces, removeMall, tracesOf } from '../../fleet/remove-merchant';
import { reportWarning } from '../../fleet/report-warning';
import { forgetMall } from '../../fleet/since-build';
import { openStore } from '../../publish/store/open-store';
import { readLive } from '../../publish/store/pointer';
import { forgivingObjects } from '../../publish/store/probe';
import { removeFromStore } from '../../publish/store/remove';
import { displayPath } from '../../shared/display-path';
import { Failure, UsageError } from '../../shared/failure';
import { complain, print } from '../../shared/print';
import { problemsText } from '../../shared/problem';
import { defaultMerchants, defaultOut, studioHistory } from '../../shared/project';
import { confirmRemoval } from '../ask-line';
import { type Command, type ExitCode, exitCode, isInteractive } from '../command';
import { parseId } from '../read-flags';

const usage = `Usage: npm run mall -- remove ID [--merchants DIR] [--out DIR] [--to STORE [--endpoint URL]] [--yes]
Removes a mall: its folder, site, releases and history in the studio, and what --to has of it. Asks first; without a terminal it
needs --yes.`;

const afterwards =
  'On the servers, remove its site and its host. In git, commit the change. Otherwise the next checkout brings the mall back.';

export const removeCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, id } = parseId(
    argv,
    {
      merchants: { type: 'string', default: defaultMerchants },
      out: { type: 'string', default: defaultOut },
      to: { type: 'string' },
      endpoint: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
    'remove',
  );
  if (!flags.yes && !isInteractive())
    throw new UsageError('--yes is missing: there is no terminal to ask at.');
  const [merchants, out] = [resolve(flags.merchants), resolve(flags.out)];
  const store = flags.to === undefined ? undefined : openStore(flags.to, flags);
  const live = store && (await readLive(store.objects, id))?.value;
  const traces = await tracesOf(merchants, out, id, historyOf(studioHistory, merchants, id)).catch(
    (error: unknown) => {
      if (live && error instanceof Failure) return undefined; // the rest went in an earlier run
      throw error;
    },
  );
  if (traces) print(`${listed(traces)}\n`);
  if (store && live)
    print(
      `${live.release === undefined ? 'Removed before' : 'To be removed'}, in ${store.name}: ${live.hosts.join(', ')}\n`,
    );
  if (!flags.yes) await confirmRemoval(id);
  if (store && live) await removeFromStore(forgivingObjects(store.objects), id);
  if (traces) await removeMall(traces);
  writeLive(studioHistory, merchants, id, undefined);
  print(`${id} is removed. ${afterwards}\n`);
  const problem = await reportWarning(out, () => forgetMall(out, id));
  if (problem) complain(`\n${problemsText([problem])}`);
  return exitCode.good;
}

function listed({ folder, site, releases, leftover, history, isLocked }: MallTraces): string {
  const paths = [folder, site, releases, leftover, history]
    .filter((path) => path !== undefined)
    .map(displayPath);
  const live = isLocked
    ? '\nThis mall went live. When its host is gone, the app on its shoppers’ phones stops working.'
    : '';
  return `To be removed: ${paths.join(', ')}${live}`;
}
