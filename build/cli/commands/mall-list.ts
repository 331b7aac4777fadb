import { resolve } from 'node:path';
import { folderFault, listMerchants } from '../../config/list-merchants';
import { ownSources } from '../../environment/env-file';
import { type MallLine, mallLines } from '../../fleet/list-malls';
import { projectMemory } from '../../pipeline/project-memory';
import { FileFailure } from '../../shared/failure';
import { complain, print } from '../../shared/print';
import { problemsText } from '../../shared/problem';
import { defaultMerchants, studioHistory } from '../../shared/project';
import { type Command, type ExitCode, exitCode } from '../command';
import { parseFlags } from '../read-flags';

const usage = `Usage: npm run mall -- list [--json] [--merchants DIR]
Lists every mall with its state and what comes next. Live is what the studio has last seen of it on a destination or host.`;

export const listCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(
    argv,
    { merchants: { type: 'string', default: defaultMerchants }, json: { type: 'boolean', default: false } },
    'list',
  );
  const merchants = resolve(flags.merchants);
  const listing = await listMerchants(merchants);
  const fault = folderFault(listing);
  if (fault) throw new FileFailure([fault]);
  if (listing.problems.length > 0) complain(`${problemsText(listing.problems)}\n\n`);
  const memory = await projectMemory(merchants);
  const options = { merchants, home: studioHistory, environment: await ownSources(), load: memory.load };
  const lines = await mallLines(options, listing.ids);
  await memory.save();
  print(flags.json ? `${JSON.stringify(lines, null, 2)}\n` : listText(lines));
  return exitCode.good;
}

function listText(lines: readonly MallLine[]): string {
  if (lines.length === 0) return 'There is no mall yet. npm run mall -- new makes one.\n';
  const cells = lines.map(({ id, name, host, state, next }) => [id, state, name, host, next]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const rows = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return `${rows.join('\n')}\n`;
}
