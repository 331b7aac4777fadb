import { newMerchant } from '../../scaffold/new-merchant';
import { readBytes } from '../../scaffold/own-files';
import { withPrompts } from '../../scaffold/prompts';
import { pictureOfTrim, trimOf, wantedTrim } from '../../scaffold/trim-logo';
import { displayPath, folderFlag } from '../../shared/display-path';
import { UsageError } from '../../shared/failure';
import { problemsText } from '../../shared/format-problem';
import { cacheFolder, defaultMerchants } from '../../shared/project';
import { type Command, type ExitCode, exitCode, isInteractive } from '../command';
import { readFlags } from '../read-flags';

const usage = `Usage: npm run mall -- new ID --name NAME --primary "HEX" --host HOST
                       [--program NAME] [--short-name NAME] [--accent "HEX"] [--logo FILE] [--icon FILE]
                       [--trim show|yes] [--font NAME] [--layout LAYOUT] [--without AREA,…] [--merchants DIR]
Writes a complete, valid merchant folder. The id and the first three flags are required; a terminal asks for what is missing.
--trim cuts the margin of a PNG logo off; "show" writes nothing but a picture of what would go.`;

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
      trim: text,
      font: text,
      layout: text,
      without: text,
      merchants: { type: 'string', default: defaultMerchants },
    },
    { takes: 'id', verb: 'new' },
  );
  const [given] = words;
  const { logo, icon, trim, merchants: dir, 'short-name': shortName, ...named } = flags;
  if (trim !== undefined && trim !== 'show' && trim !== 'yes') {
    complaints.push(`--trim must be show or yes, not ${JSON.stringify(trim)}.`);
  }
  if (trim === 'show') {
    if (complaints.length > 0) throw new UsageError(complaints.join('\n'));
    const wanted = await wantedTrim(logo);
    process.stdout.write(`${wanted.text}\nSee ${await pictureOfTrim(wanted, cacheFolder)}\n`);
    return exitCode.good;
  }
  const values = {
    ...(given !== undefined && { id: given }),
    ...named,
    ...(shortName !== undefined && { shortName }),
  };
  const files = { ...(logo !== undefined && { logo }), ...(icon !== undefined && { icon }) };
  const order = { dir, given: values, files, complaints, trim: trim === 'yes' };
  const { folder, answers, warnings } = isInteractive()
    ? await withPrompts((ask) => newMerchant({ ...order, ask }))
    : await newMerchant(order);
  // Nobody was asked about a margin, and the folder is not overwritten.
  const margin =
    isInteractive() || trim !== undefined || !logo ? undefined : await trimOf(await readBytes('logo', logo));
  const hint = margin
    ? `The logo has a margin. ${margin.text} See ${await pictureOfTrim(margin, cacheFolder)}\nTo trim it, delete the folder and run this command again with --trim yes.\n\n`
    : '';
  const { id, program, shortName: short } = answers;
  const where = folderFlag('merchants', dir);
  process.stdout.write(
    `${displayPath(folder)} is ready: ${program}, as ${short} under the icon.\n\n` +
      (warnings.length > 0 ? `${problemsText(warnings)}\n` : '') +
      `${hint}See it:    npm run dev -- ${id}${where}\n` +
      `Change it: npm run studio${where && ` --${where}`}\n` +
      `Check it:  npm run mall -- check ${id}${where}\n`,
  );
  return exitCode.good;
}
