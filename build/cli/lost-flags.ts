import { type CommandLine, commandWith } from './command-line-advice';

/**
 * A complaint about flags that npm kept for itself, because `--` is missing before them: `npm run build --merchant=36`
 * would build all malls. Of `--merchant 36`, npm passes on the 36 as a word.
 */
export function lostFlags(line: CommandLine): string[] {
  const lost = Object.keys(line.options).filter((name) => isKept(name, line));
  if (lost.length === 0) return [];
  const flags = lost.map((name) => (line.options[name]?.type === 'boolean' ? `--${name}` : `--${name} …`));
  const list = lost.map((name) => `--${name}`).join(', ');
  return [`npm kept ${list} for itself. Flags need -- before them${commandWith(flags.join(' '))}`];
}

/** `force` and `yes` prove nothing: people set them in npm's own config. */
function isKept(name: string, { argv, options }: CommandLine): boolean {
  const kept = process.env[`npm_config_${name.replaceAll('-', '_')}`];
  if (kept === undefined || argv.some((each) => each === `--${name}` || each.startsWith(`--${name}=`)))
    return false;
  return options[name]?.type !== 'boolean' || (kept === 'true' && name !== 'force' && name !== 'yes');
}
