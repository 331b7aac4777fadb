import { exitCode, isInteractive, parseFlags, runCommand } from '../build/cli';
import { displayPath } from '../build/display-path';
import { defaultMerchants } from '../build/project';
import { newMerchant } from '../build/scaffold/new-merchant';
import { withPrompts } from '../build/scaffold/prompts';

const usage = `Usage: npm run merchant:new -- --id ID --name NAME --primary HEX --host HOST
                              [--logo FILE] [--program NAME] [--layout LAYOUT] [--merchants DIR]
Writes a complete, valid merchant folder. The first four flags are required; a terminal asks for missing ones.`;

const text = { type: 'string' } as const;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    id: text,
    name: text,
    primary: text,
    host: text,
    logo: text,
    program: text,
    layout: text,
    merchants: { type: 'string', default: defaultMerchants },
  });
  const { logo, merchants: dir, ...given } = flags;
  const order = { dir, given, ...(logo !== undefined && { logo }) };
  const folder = isInteractive()
    ? await withPrompts((ask) => newMerchant({ ...order, ask }))
    : await newMerchant(order);
  process.stdout.write(`${displayPath(folder)} is ready. Next: npm run merchant:check\n`);
  return exitCode.good;
});
