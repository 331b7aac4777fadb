import type { Choice } from './choose';
import { groups } from './groups';
import type { Tally } from './tally';
import type { Timed } from './times';

/** What stands at the end of a run: the groups, the slowest files, the failures, and the sum as its last line. */
export function summary(
  { passed, failures }: Tally,
  times: readonly Timed[],
  { leftOut }: Pick<Choice, 'leftOut'>,
): string {
  const parts = [
    table(times, leftOut),
    ...slowest(times),
    // at the end, where somebody looks first, and where a log that keeps only its last lines still has them
    ...failures.map((failure) => `Failed: ${failure}`),
    `${passed} passed, ${failures.length} failed`,
  ];
  return `\n${parts.join('\n\n')}\n`;
}

function table(times: readonly Timed[], leftOut: Choice['leftOut']): string {
  const rows = groups.map(({ name }) => {
    const own = times.filter(({ group }) => group === name);
    const why = leftOut.get(name);
    if (why) return `${name.padEnd(14)}  left out: ${why}`;
    const tests = own.reduce((sum, each) => sum + (each.tests ?? 0), 0);
    const seconds = own.reduce((sum, each) => sum + each.seconds, 0).toFixed(1);
    return line(name, String(own.filter(({ file }) => file).length), String(tests), seconds);
  });
  return [line('Group', 'Files', 'Tests', 'Seconds'), ...rows].join('\n');
}

function line(group: string, ...cells: readonly string[]): string {
  return `${group.padEnd(14)}  ${cells.map((cell) => cell.padStart(7)).join('  ')}`;
}

/** How many files the list of the slowest has. */
const shown = 5;

function slowest(times: readonly Timed[]): string[] {
  const files = times.filter(({ file }) => file).sort((a, b) => b.seconds - a.seconds);
  if (files.length === 0) return [];
  const lines = files
    .slice(0, shown)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  return [['Slowest files', ...lines].join('\n')];
}
