import { kilobytes, ownLimit } from '../pipeline/site-size';
import { byId } from '../shared/natural-order';
import { checkText } from '../shared/words';
import type { FleetEntry } from './fleet-entry';

const statusWords: Record<FleetEntry['status'], string> = {
  built: 'built',
  unchanged: 'unchanged',
  failed: 'failed, nothing published',
  standing: 'failed, the old site is still live',
};

/** From the worst to the best. */
const states = ['failed', 'rolled back', 'to look at', 'sound'] as const;

function stateOf({ status, problems, rolledBackFrom, checks }: FleetEntry): (typeof states)[number] {
  if (status === 'failed' || status === 'standing') return 'failed';
  if (rolledBackFrom !== undefined) return 'rolled back';
  return problems.length > 0 || Object.values(checks).includes(false) ? 'to look at' : 'sound';
}

function statusOf({ status, rolledBackFrom }: FleetEntry): string {
  if (rolledBackFrom === undefined) return statusWords[status];
  return status === 'built' || status === 'unchanged' ? 'rolled back' : 'failed, and rolled back';
}

const columns = [
  'Mall',
  'State',
  'Ring',
  'Own files',
  'Site',
  'Lowest contrast',
  'Its last change',
  'Checks',
];

/** What the page of all malls shows. It begins with what is wrong. */
export function pageValues(entries: readonly FleetEntry[]) {
  const malls = entries
    .map(rowOf)
    .sort((one, other) => one.rank - other.rank || byId(one.merchant, other.merchant));
  const counts = states.map((state) => ({
    state,
    count: malls.filter((mall) => mall.state === state).length,
  }));
  return { count: malls.length, counts, columns, budget: kilobytes(ownLimit), malls };
}

function rowOf(entry: FleetEntry) {
  const { size, contrast, release, rolledBackFrom, checks, problems } = entry;
  const state = stateOf(entry);
  return {
    merchant: entry.merchant,
    name: entry.name,
    host: entry.hosts.join(', '),
    state,
    rank: states.indexOf(state),
    status: statusOf(entry),
    release,
    ring: entry.ring ?? '–',
    rolledBack: rolledBackFrom
      ? `instead of ${rolledBackFrom}. The next build brings that change back, unless it is undone in the mall's folder first.`
      : '',
    own: { sort: size?.own ?? 0, text: size ? kilobytes(size.own) : '–' },
    font: size?.font ? ` + ${kilobytes(size.font)} typeface` : '',
    total: { sort: size?.total ?? 0, text: size ? kilobytes(size.total) : '–' },
    contrast: { sort: contrast, text: contrast > 0 ? `${contrast.toFixed(1)} : 1` : '–' },
    changed: release === '' ? ['–'] : entry.changes.length > 0 ? entry.changes : ['nothing'],
    // a failed mall was not checked to the end, and its problems say why
    checks: state === 'failed' ? [] : Object.entries(checks).map(([name, passed]) => checkText(name, passed)),
    problems: problems.map(({ severity, message }) => `${severity}: ${message}`),
  };
}

/** The same as a table of Markdown, for the page of a run of CI. '' without malls. */
export function fleetTable(entries: readonly FleetEntry[]): string {
  const { counts, malls } = pageValues(entries);
  if (malls.length === 0) return '';
  const rows = malls.map((mall) => [
    `${mall.name} (${mall.merchant})`,
    [mall.status, mall.rolledBack, ...mall.problems].filter(Boolean).join('\n'),
    mall.ring,
    mall.own.text + mall.font,
    mall.total.text,
    mall.contrast.text,
    mall.changed.join('\n'),
    mall.checks.join('\n'),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |\n`;
  const summary = counts.map(({ state, count }) => `${count} ${state}`).join(', ');
  return `${summary}\n\n${line(columns)}|${' --- |'.repeat(columns.length)}\n${rows.map(line).join('')}`;
}

/** Without what would end the cell or become markup. */
function cell(text: string): string {
  return text.replaceAll(/[&<>|\\`*_[\]~]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');
}
