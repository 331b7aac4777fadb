import { howMany } from '../diagnostics/cut-list';
import { byId } from '../shared/natural-order';
import type { Problem } from '../shared/problem';
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
      const [errors, warnings, notes] = [
        countOf(own, 'error'),
        countOf(own, 'warning'),
        countOf(own, 'note'),
      ];
      const name = names.get(id);
      const verdict = { ok: errors === 0, errors, warnings, notes };
      return { merchant: id, ...(name !== undefined && { name }), ...verdict };
    }),
    problems,
  };
}

/** How many problems there are. A cut list counts in full. */
export function countOf(problems: readonly Problem[], severity: Problem['severity']): number {
  return howMany(problems.filter((problem) => problem.severity === severity));
}
