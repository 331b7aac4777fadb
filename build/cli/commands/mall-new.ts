import { makeManyMalls } from '../../scaffold/many-malls';
import { newMerchant } from '../../scaffold/new-merchant';
import { withPrompts } from '../../scaffold/prompts';
import { displayPath, folderFlag } from '../../shared/display-path';
import { Failure, UsageError } from '../../shared/failure';
import { print } from '../../shared/print';
import { problemsText } from '../../shared/problem';
import { defaultMerchants } from '../../shared/project';
import { counted } from '../../shared/words';
import { type Command, type ExitCode, exitCode, isInteractive } from '../command';
import { readFlags } from '../read-flags';

const usage = `Usage: npm run mall -- new ID --name NAME --primary "HEX" --host HOST
                       [--program NAME] [--short-name NAME] [--accent "HEX"] [--logo FILE] [--icon FILE]
                       [--font NAME] [--layout LAYOUT] [--without AREA,…] [--merchants DIR]
       npm run mall -- new --from FILE [--dry-run] [--merchants DIR]
Writes a complete, valid merchant folder. The id and the first three flags are required; a terminal asks for what is missing.
--from makes a folder for each line of a table (CSV) or entry of JSON; its columns are named like the flags.`;

const text = { type: 'string' } as const;

export const newCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, words, complaints } = readFlags(
    argv,
    {
      name: text,
      primary: text,
      host: text,
      program: text,
      'short-name': text,
      accent: text,
      logo: text,
      icon: text,
      font: text,
      layout: text,
      without: text,
      from: text,
      'dry-run': { type: 'boolean', default: false },
      merchants: { type: 'string', default: defaultMerchants },
    },
    { takes: 'id', verb: 'new' },
  );
  const [given] = words;
  const { logo, icon, from, 'dry-run': isDryRun, merchants: dir, ...answered } = flags;
  const { 'short-name': shortName, ...named } = answered;
  if (from !== undefined) {
    if (given ?? logo ?? icon ?? Object.values(answered)[0])
      complaints.push('--from takes every mall from its file, so it goes without an id and answers.');
    if (complaints.length > 0) throw new UsageError(complaints.join('\n'));
    return manyMalls(dir, from, isDryRun);
  }
  if (isDryRun) complaints.push('--dry-run goes with --from.');
  const values = {
    ...(given !== undefined && { id: given }),
    ...named,
    ...(shortName !== undefined && { shortName }),
  };
  const files = { ...(logo !== undefined && { logo }), ...(icon !== undefined && { icon }) };
  const order = { dir, given: values, files, complaints };
  const { folder, answers, warnings } = isInteractive()
    ? await withPrompts((ask) => newMerchant({ ...order, ask }))
    : await newMerchant(order);
  const { id, program, shortName: short } = answers;
  const where = folderFlag('merchants', dir);
  print(
    `${displayPath(folder)} is ready: ${program}, as ${short} under the icon.\n\n` +
      (warnings.length > 0 ? `${problemsText(warnings)}\n` : '') +
      `See it:    npm run dev -- ${id}${where}\n` +
      `Change it: npm run studio${where && ` --${where}`}\n` +
      `Check it:  npm run mall -- check ${id}${where}\n`,
  );
  return exitCode.good;
}

async function manyMalls(dir: string, from: string, isDryRun: boolean): Promise<ExitCode> {
  const { made, there, bad } = await makeManyMalls(dir, from, isDryRun);
  const where = folderFlag('merchants', dir);
  const counts = [
    `${counted(made.length, 'mall')} ${isDryRun ? 'would be made' : made.length === 1 ? 'is made' : 'are made'}`,
    ...(there.length > 0 ? [`${there.length} there already`] : []),
    ...(bad.length > 0 ? [`${counted(bad.length, 'line')} cannot be used`] : []),
  ];
  const next = made.length > 0 && !isDryRun ? `\nCheck them: npm run mall -- check${where}` : '';
  print(`${made.map(({ id, name }) => `${id}  ${name}\n`).join('')}${counts.join(', ')}.${next}\n`);
  if (bad.length === 0) return exitCode.good;
  throw new Failure(bad.map(({ place, why }) => `${from}, ${place}: ${why}`).join('\n'));
}
