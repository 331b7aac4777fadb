import { type CommandLine, formerIdFlags, typed } from './command-line-advice';

/**
 * A complaint about flags that npm kept for itself, because `--` is missing before them: `npm run build --out=sites`
 * would build into dist/. Of `--out sites`, npm passes on `sites` as a word.
 */
export function lostFlags(line: CommandLine): string[] {
  const former = line.takes === 'nothing' ? [] : formerIdFlags.filter((name) => isKept(name, line));
  const lost = Object.keys(line.options).filter((name) => isKept(name, line));
  const names = [...former, ...lost];
  if (names.length === 0) return [];
  const flags = lost.map((name) => (line.options[name]?.type === 'boolean' ? `--${name}` : `--${name} …`));
  const list = names.map((name) => `--${name}`).join(', ');
  const args = [...(former.length > 0 ? ['ID'] : []), ...flags].join(' ');
  return [`npm kept ${list} for itself. Flags need -- before them: ${typed(line, args)}`];
}

/** `force` and `yes` prove nothing: people set them in npm's own config. */
function isKept(name: string, { argv, options }: CommandLine): boolean {
  const kept = process.env[`npm_config_${name.replaceAll('-', '_')}`];
  if (kept === undefined || argv.some((each) => each === `--${name}` || each.startsWith(`--${name}=`)))
    return false;
  return options[name]?.type !== 'boolean' || (kept === 'true' && name !== 'force' && name !== 'yes');
}
