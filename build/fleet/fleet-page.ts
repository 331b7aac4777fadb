import { type FleetEntry, ownBudget } from './fleet-entry';

const statusWords: Record<FleetEntry['status'], string> = {
  built: 'built',
  unchanged: 'unchanged',
  failed: 'failed, nothing published',
  standing: 'failed, the old site is still live',
};

function statusOf({ status, rolledBackFrom }: FleetEntry): string {
  if (rolledBackFrom === undefined) return statusWords[status];
  return status === 'built' || status === 'unchanged' ? 'rolled back' : 'failed, and rolled back';
}

function needsCare({ problems, rolledBackFrom }: FleetEntry): boolean {
  return problems.length > 0 || rolledBackFrom !== undefined;
}

/** What the page of all malls shows. */
export function pageValues(entries: readonly FleetEntry[]) {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  const bad = entries.filter(({ status }) => status === 'failed' || status === 'standing');
  return {
    count: entries.length,
    failed: bad.length,
    rolledBack: entries.filter(({ rolledBackFrom }) => rolledBackFrom !== undefined).length,
    warned: entries.filter((entry) => !bad.includes(entry) && entry.problems.length > 0).length,
    budget: kilobytes(ownBudget),
    malls: entries.map((entry) => ({
      ...entry,
      status: statusOf(entry),
      state: bad.includes(entry) ? 'bad' : needsCare(entry) ? 'warned' : 'good',
      rolledBackFrom: entry.rolledBackFrom ?? '',
      host: entry.hosts.join(', '),
      own: entry.size ? `${kilobytes(entry.size.own)} kB` : '–',
      font: entry.size?.font ? ` + ${kilobytes(entry.size.font)} typeface` : '',
      total: entry.size ? `${kilobytes(entry.size.total)} kB` : '–',
      contrast: entry.contrast > 0 ? `${entry.contrast.toFixed(1)} : 1` : '–',
      changed: entry.release === '' ? '–' : entry.changes.join(' ') || 'nothing',
      // a failed mall was not checked to the end, and its problems say why
      checks: bad.includes(entry)
        ? []
        : Object.entries(entry.checks).map(([name, passed]) => ({ name, passed })),
      hasSheet: entry.release !== '',
    })),
  };
}
