import type { Problem } from './problem';

/** A problem as a terminal shows it: its place (many terminals make it a link), what is wrong, and the fix. */
export function formatProblem({ file, line, column, severity, message, fix }: Problem): string {
  const lines = [`${file}:${line}:${column}  ${severity}`, `  ${message}`];
  if (fix) lines.push(`  → ${fix}`);
  return lines.join('\n');
}
