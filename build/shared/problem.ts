import { rgbOf } from '@/lib/color';
import { plainLine } from '@/lib/plain-text';

/** A mistake of a merchant that a person can fix. Problems are values; only a bug throws. */
export interface Problem {
  /** The merchant's id, or '' when the problem does not belong to one merchant. */
  merchant: string;
  /** Path relative to the working directory, with forward slashes. */
  file: string;
  /** From 1. The place 1:1 means the whole file. */
  line: number;
  column: number;
  /** A note is worth knowing, and no mistake. */
  severity: 'error' | 'warning' | 'note';
  /** What is wrong, with the offending value and what is allowed. */
  message: string;
  /** What to do about it, if that is known. */
  fix?: string;
  /** How many problems it stands for, where a long list was cut. Missing for a single one. */
  count?: number;
  /** The path of the key that is not there, for a form that has a field for it. */
  missing?: readonly PropertyKey[];
  /** The value of JSON to write in this place, where the fix leads to a whole one, for a form with a button for it. */
  proposed?: { path: readonly PropertyKey[]; value: string | object };
  /** The client has not given this yet: it is an example, or the drawn logo of a new mall. */
  placeholder?: true;
  /** Another icon solves it, such as one that the studio proposes. */
  icon?: true;
  /** The colours that it is about, to show beside it. */
  colors?: readonly { words: string; color: string }[];
}

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
