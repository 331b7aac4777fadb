import { rgbOf } from '@/lib/color';
import { plainLine } from '@/lib/plain-text';
import type { Problem } from './problem';

/** A problem as a terminal shows it: its place (many terminals make it a link), what is wrong, and the fix. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, severity, message, fix, colors = [] } = problem;
  const lines = [`${plainLine(file)}:${line}:${column}  ${severity}`, `  ${inside(message)}`];
  if (colors.length > 0 && process.stdout.hasColors?.(2 ** 24))
    lines.push(`  ${colors.map(swatch).join('   ')}`);
  if (fix) lines.push(`  → ${inside(fix)}`);
  return lines.join('\n');
}

/** Problems for people, one after the other. */
export function problemsText(problems: readonly Problem[]): string {
  return problems.map((problem) => `${formatProblem(problem)}\n`).join('\n');
}

/** No line of a message begins where a problem would. */
function inside(text: string): string {
  return text.replace(/\n(?!\s)/g, '\n  ');
}

/** Two cells in the colour itself, for terminals that can show it. */
function swatch({ words, color }: { words: string; color: string }): string {
  return `\u001b[48;2;${rgbOf(color).join(';')}m  \u001b[0m ${color} ${words}`;
}
