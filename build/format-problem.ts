import type { Problem } from './problem';

/** A problem as a terminal shows it: the place, which editors make a link of, then what is wrong and the way out. */
export function formatProblem({ file, line, column, severity, message, fix }: Problem): string {
  const lines = [`${file}:${line}:${column}  ${severity}`, `  ${message}`];
  if (fix) lines.push(`  → ${fix}`);
  return lines.join('\n');
}
