import { exitCode, isInteractive, readFlags, runCommand } from '../build/cli/command';
import { newMerchant } from '../build/scaffold/new-merchant';
import { readBytes } from '../build/scaffold/own-files';
import { withPrompts } from '../build/scaffold/prompts';
import { pictureOfTrim, trimOf, wantedTrim } from '../build/scaffold/trim-logo';
import { displayPath, folderFlag } from '../build/shared/display-path';
import { UsageError } from '../build/shared/failure';
import { problemsText } from '../build/shared/format-problem';
import { cacheFolder, defaultMerchants } from '../build/shared/project';

const usage = `Usage: npm run merchant:new -- --id ID --name NAME --primary "HEX" --host HOST
                              [--program NAME] [--short-name NAME] [--accent "HEX"] [--logo FILE] [--icon FILE]
                              [--trim show|yes] [--font NAME] [--layout LAYOUT] [--without AREA,…] [--merchants DIR]
Writes a complete, valid merchant folder. The first four flags are required; a terminal asks for whatever is missing.
--trim cuts the margin of a PNG logo off; "show" writes nothing but a picture of what would go.`;

const text = { type: 'string' } as const;

await runCommand(usage, async (argv) => {
  const { flags, complaints } = readFlags(argv, {
    id: text,
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
  });
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
  const given = { ...named, ...(shortName !== undefined && { shortName }) };
  const files = { ...(logo !== undefined && { logo }), ...(icon !== undefined && { icon }) };
  const order = { dir, given, files, complaints, trim: trim === 'yes' };
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
      `${hint}See it:    npm run dev -- --merchant ${id}${where}\n` +
      `Change it: npm run studio${where && ` --${where}`}\n` +
      `Check it:  npm run merchant:check -- ${id}${where}\n`,
  );
  return exitCode.good;
});
