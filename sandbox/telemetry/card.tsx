/** @jsxImportSource hono/jsx */

import type { Card } from '../noun/card';
import { TableCard } from '../noun/table-card';
import type { Received } from '../noun/telemetry';
import { minuteOf } from '../shared/calendar';

/** What the pages of a mall with telemetry have measured, newest first. */
export const telemetryCard: Card = {
  show: async ({ services: { telemetry }, merchant }) => <Reports rows={telemetry.of(merchant.id)} />,
  actions: {},
};

function Reports({ rows }: { rows: readonly Received[] }) {
  return (
    <TableCard
      title="Telemetry"
      heads={['Opened with', 'LCP', 'INP', 'CLS', 'Errors', 'Release', 'Received']}
      empty="No page has sent anything."
      rows={rows.map(({ number, at, report: { route, release, vitals, errors = [] } }) => (
        <tr key={number}>
          <td>{route}</td>
          <td>{inMs(vitals?.lcp)}</td>
          <td>{inMs(vitals?.inp)}</td>
          <td>{vitals?.cls ?? '–'}</td>
          <td>{errors.map(({ code, route: where }) => `${code} at ${where}`).join(', ') || '–'}</td>
          <td class="quiet">{release}</td>
          <td class="quiet">{minuteOf(at)}</td>
        </tr>
      ))}
    />
  );
}

function inMs(value: number | undefined): string {
  return value === undefined ? '–' : `${value} ms`;
}
