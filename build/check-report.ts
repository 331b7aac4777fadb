import { formatProblem } from './format-problem';
import type { LoadResult } from './load';
import { byId } from './natural-order';
import type { Problem } from './problem';

/** What `merchant:check --json` prints. */
export interface CheckReport {
  ok: boolean;
  merchants: { merchant: string; name?: string; ok: boolean; errors: number; warnings: number }[];
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
      const errors = own.filter(({ severity }) => severity === 'error').length;
      const name = names.get(id);
      const verdict = { ok: errors === 0, errors, warnings: own.length - errors };
      return { merchant: id, ...(name !== undefined && { name }), ...verdict };
    }),
    problems,
  };
}

/** The report for people: a line for each merchant, its problems below it, and a summary at the end. */
export function checkText({ merchants, problems }: CheckReport): string {
  const width = Math.max(0, ...merchants.map(({ merchant }) => merchant.length));
  const general = problems.filter(({ merchant }) => merchant === '').map(formatProblem);
  const each = merchants.map(({ merchant, name = '', ok, errors, warnings }) => {
    const counts = [counted(errors, 'error'), counted(warnings, 'warning')].filter(Boolean).join(', ');
    const title = `${ok ? '✔' : '✘'} ${merchant.padEnd(width)}  ${[name, counts].filter(Boolean).join(': ')}`;
    const own = problems.filter((problem) => problem.merchant === merchant).map(formatProblem);
    return [title, ...own.map((text) => indent(text, width + 4))].join('\n');
  });
  const bad = merchants.filter(({ ok }) => !ok).length;
  const sum =
    merchants.length === 0
      ? 'No merchants here.'
      : bad === 0
        ? `${merchants.length === 1 ? 'It is' : `All ${merchants.length} are`} fine.`
        : `${merchants.length - bad} of ${merchants.length} fine; the other ${bad === 1 ? 'one needs' : `${bad} need`} the fixes above.`;
  return [...general, ...each, '', sum].join('\n');
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function indent(text: string, columns: number): string {
  return text.replace(/^/gm, ' '.repeat(columns));
}
