import { groupBy } from '../shared/group-by';
import type { Problem } from '../shared/problem';
import type { Finding, Position } from './finding';

/** How many errors of one file a report shows, and how many warnings. People fix these first, and check again. */
export const mostShown = 100;

const nouns = { error: 'errors', warning: 'warnings', note: 'notes' } as const;

/** One line that stands for all findings of a kind from this place on. */
export function moreAt({ line, column }: Position, severity: Finding['severity'], count: number): Finding {
  const message = `And ${count.toLocaleString('en')} more ${count === 1 ? severity : nouns[severity]} from here on.`;
  return { line, column, severity, message, fix: 'fix the ones before it, then check again', count };
}

/** The problems of one file, in its order, without those that make the list too long. Their number stays. */
export function cutList(problems: readonly Problem[]): Problem[] {
  if (problems.length <= mostShown) return [...problems];
  const alike = groupBy(problems, ({ severity }) => severity);
  const kept = new Set([...alike.values()].flatMap((list) => list.slice(0, mostShown)));
  return problems.flatMap((problem): Problem[] => {
    const { merchant, file, severity } = problem;
    const list = alike.get(severity) ?? [];
    if (kept.has(problem)) return [problem];
    if (problem !== list[mostShown]) return [];
    const rest = howMany(list.slice(mostShown));
    return rest > 1 ? [{ merchant, file, ...moreAt(problem, severity, rest) }] : [problem];
  });
}

/** How many problems these are, with those that a line of a cut list stands for. */
export function howMany(problems: readonly Pick<Problem, 'count'>[]): number {
  return problems.reduce((sum, { count = 1 }) => sum + count, 0);
}
