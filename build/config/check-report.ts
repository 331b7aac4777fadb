import { howMany } from '../diagnostics/cut-list';
import { formatProblem } from '../shared/format-problem';
import { byId } from '../shared/natural-order';
import type { Problem } from '../shared/problem';
import { counted } from '../shared/words';
import type { LoadResult } from './load';

/** What `mall check --json` prints. */
export interface CheckReport {
  ok: boolean;
  merchants: {
    merchant: string;
    name?: string;
    ok: boolean;
    errors: number;
    warnings: number;
    notes: number;
  }[];
  problems: Problem[];
}

/** The result of each merchant that was checked, and every problem. */
export function checkReport({ merchants, problems }: LoadResult): CheckReport {
  const names = new Map(merchants.map(({ id, config }) => [id, config.name]));
  const ids = new Set([...names.keys(), ...problems.map(({ merchant }) => merchant)]);
  ids.delete('');
  return {
    ok: !problems.some(({ severity }) => severity === 'error'),
    merchants: [...ids].sort(byId).map((id) => {
      const own = problems.filter(({ merchant }) => merchant === id);
      const [errors, warnings, notes] = [count(own, 'error'), count(own, 'warning'), count(own, 'note')];
      const name = names.get(id);
      const verdict = { ok: errors === 0, errors, warnings, notes };
      return { merchant: id, ...(name !== undefined && { name }), ...verdict };
    }),
    problems,
  };
}

/** Digits of an id. A word that is no id may be longer. */
const longestId = 10;

/** The report for people: a line for each merchant, its problems below it, and a summary at the end. */
export function checkText({ merchants, problems }: CheckReport): string {
  const width = Math.min(longestId, Math.max(0, ...merchants.map(({ merchant }) => merchant.length)));
  const general = problems.filter(({ merchant }) => merchant === '').map(formatProblem);
  const each = merchants.map(({ merchant, name = '', ok, errors, warnings, notes }) => {
    const counts = Object.entries({ error: errors, warning: warnings, note: notes })
      .flatMap(([noun, count]) => (count > 0 ? [counted(count, noun)] : []))
      .join(', ');
    const title = `${ok ? (warnings > 0 ? '!' : '✔') : '✘'} ${merchant.padEnd(width)}  ${[name, counts].filter(Boolean).join(': ')}`;
    const own = problems.filter((problem) => problem.merchant === merchant).map(formatProblem);
    return [title, ...own.map((text) => indent(text, width + 4))].join('\n');
  });
  return [...general, ...each, '', summary({ merchants, problems })].join('\n');
}

/** "It is fine" only when nothing is left to look at. */
function summary({ merchants, problems }: Pick<CheckReport, 'merchants' | 'problems'>): string {
  if (merchants.length === 0) return 'No merchants here.';
  const bad = merchants.filter(({ ok }) => !ok).length;
  const warnings = count(problems, 'warning');
  if (bad === merchants.length) {
    return `${bad === 1 ? 'It cannot' : `None of the ${bad} can`} be built before the fixes above.`;
  }
  if (bad > 0) {
    return `${merchants.length - bad} of ${merchants.length} can be built; the other ${bad === 1 ? 'one needs' : `${bad} need`} the fixes above.`;
  }
  if (warnings > 0) {
    const all = merchants.length === 1 ? 'It can be built' : `All ${merchants.length} can be built`;
    return `${all}. Look at the ${warnings === 1 ? 'warning' : `${warnings} warnings`} above before shoppers see it.`;
  }
  if (count(problems, 'error') > 0) return 'The problem above belongs to no single merchant.';
  return `${merchants.length === 1 ? 'It is' : `All ${merchants.length} are`} fine.`;
}

function count(problems: readonly Problem[], severity: Problem['severity']): number {
  return howMany(problems.filter((problem) => problem.severity === severity));
}

function indent(text: string, columns: number): string {
  return text.replace(/^/gm, ' '.repeat(columns));
}
