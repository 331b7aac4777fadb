/** @jsxImportSource hono/jsx */

import type { Card } from '../noun/card';
import type { Received } from '../noun/telemetry';

/** What the pages of a mall with telemetry have measured, newest first. */
export const telemetryCard: Card = {
  show: async ({ services: { telemetry }, merchant }) => <Reports rows={telemetry.of(merchant.id)} />,
  actions: {},
};

function Reports({ rows }: { rows: readonly Received[] }) {
  return (
    <>
      <h2>Telemetry</h2>
      <section class="card scroll">
        {rows.length === 0 ? (
          <p class="empty">No page has sent anything.</p>
        ) : (
          <table>
            <thead>
              <tr>
                {['Opened with', 'LCP', 'INP', 'CLS', 'Errors', 'Release', 'Received'].map((title) => (
                  <th key={title}>{title}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, at, report: { route, release, vitals, errors = [] } }) => (
                <tr key={number}>
                  <td>{route}</td>
                  <td>{inMs(vitals?.lcp)}</td>
                  <td>{inMs(vitals?.inp)}</td>
                  <td>{vitals?.cls ?? '–'}</td>
                  <td>{errors.map(({ code, route: where }) => `${code} at ${where}`).join(', ') || '–'}</td>
                  <td class="quiet">{release}</td>
                  <td class="quiet">{at.toISOString().slice(0, 16).replace('T', ' ')} UTC</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}

function inMs(value: number | undefined): string {
  return value === undefined ? '–' : `${value} ms`;
}
