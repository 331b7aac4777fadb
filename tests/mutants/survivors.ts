/** One planted mistake, as Stryker reports it. */
export interface Mutant {
  fileName: string;
  /** Lines and columns count from 1. `end` is after the last character. */
  location: { start: Position; end: Position };
  replacement: string;
  status: string;
}

interface Position {
  line: number;
  column: number;
}

/** A planted mistake that no test noticed. */
export interface Survivor {
  /** `file:line:column`, which editors can open. */
  place: string;
  change: string;
  /** Whether any test runs that code at all. */
  reached: boolean;
}

/** The survivors, sorted by place. `sourceOf` returns a file's text, `nameOf` its name for people. */
export function survivorsOf(
  mutants: readonly Mutant[],
  sourceOf: (file: string) => string,
  nameOf: (file: string) => string,
): Survivor[] {
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .toSorted((one, other) => compare(one, other))
    .map(({ fileName, location, replacement, status }) => ({
      place: `${nameOf(fileName)}:${location.start.line}:${location.start.column}`,
      change: `${oneLine(cut(sourceOf(fileName), location))} → ${oneLine(replacement)}`,
      reached: status === 'Survived',
    }));
}

function compare(one: Mutant, other: Mutant): number {
  if (one.fileName !== other.fileName) return one.fileName < other.fileName ? -1 : 1;
  const [first, second] = [one.location.start, other.location.start];
  return first.line - second.line || first.column - second.column;
}

function cut(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

const longest = 100;

function oneLine(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim();
  if (text === '') return '(nothing)';
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
