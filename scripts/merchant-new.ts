import { exitCode, isInteractive, parseFlags, runCommand } from '../build/cli';
import { displayPath } from '../build/display-path';
import { defaultMerchants } from '../build/project';
import { problemsText } from '../build/report';
import { newMerchant } from '../build/scaffold/new-merchant';
import { withPrompts } from '../build/scaffold/prompts';

const usage = `Usage: npm run merchant:new -- --id ID --name NAME --primary "HEX" --host HOST
                              [--program NAME] [--short-name NAME] [--accent "HEX"] [--logo FILE] [--icon FILE]
                              [--font NAME] [--layout LAYOUT] [--without AREA,…] [--merchants DIR]
Writes a complete, valid merchant folder. The first four flags are required; a terminal asks for whatever is missing.`;

const text = { type: 'string' } as const;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    id: text,
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
    merchants: { type: 'string', default: defaultMerchants },
  });
  const { logo, icon, merchants: dir, 'short-name': shortName, ...named } = flags;
  const given = { ...named, ...(shortName !== undefined && { shortName }) };
  const files = { ...(logo !== undefined && { logo }), ...(icon !== undefined && { icon }) };
  const order = { dir, given, files };
  const { folder, answers, warnings } = isInteractive()
    ? await withPrompts((ask) => newMerchant({ ...order, ask }))
    : await newMerchant(order);
  const { id, program, shortName: short } = answers;
  const where = dir === defaultMerchants ? '' : ` --merchants ${dir}`;
  process.stdout.write(
    `${displayPath(folder)} is ready: ${program}, as ${short} under the icon.\n\n` +
      (warnings.length > 0 ? `${problemsText(warnings)}\n` : '') +
      `See it:    npm run studio${where && ` --${where}`}\n` +
      `Check it:  npm run merchant:check -- ${id}${where}\n`,
  );
  return exitCode.good;
});
