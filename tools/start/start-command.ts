import { once } from 'node:events';
import { type Command, type ExitCode, exitCode } from '../../build/cli/command';
import { parseFlags } from '../../build/cli/read-flags';
import { Failure } from '../../build/shared/failure';
import { complain, print } from '../../build/shared/print';
import { problemsText } from '../../build/shared/problem';
import { serveMalls } from './serve-malls';

const usage = `Usage: npm start -- [--fresh]
Builds every merchant, starts the sandbox and serves them all on PORT (default 4173).
--fresh starts with a new database.`;

export const startCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(argv, {
    fresh: { type: 'boolean', default: false },
  });
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const { report, malls, operatorUrl, studioUrl, close } = await serveMalls({
    fresh: flags.fresh,
    onBuild: () => print('Building …\n'),
    onSms: ({ mobile, text }, mall) => print(`SMS to +91 ${mobile} from ${mall}: ${text}\n`),
  });
  if (report.problems.length > 0) complain(`\n${problemsText(report.problems)}\n`);
  if (malls.length === 0) {
    await close();
    throw new Failure('No merchant could be built, so there is nothing to serve.');
  }
  const width = Math.max(...malls.map(({ name }) => name.length), 'Operator page'.length);
  const lines = [...malls, { name: 'Operator page', url: operatorUrl }, { name: 'Studio', url: studioUrl }];
  print(`\n${lines.map(({ name, url }) => `${name.padEnd(width)}  ${url}`).join('\n')}\n`);
  print('\nCtrl-C stops.\n');

  await stopped;
  await close();
  return report.ok ? exitCode.good : exitCode.failed;
}
