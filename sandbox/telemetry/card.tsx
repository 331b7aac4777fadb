/** @jsxImportSource hono/jsx */

import { type FunnelStep, funnelSteps } from '@/contract/telemetry-report';
import type { Card } from '../noun/card';
import { Quiet, TableCard } from '../noun/table-card';
import type { Received } from '../noun/telemetry';
import { minuteOf } from '../shared/calendar';

/** What the pages of a mall with telemetry have measured, newest first. */
export const telemetryCard: Card = {
  show: async ({ services: { telemetry }, merchant }) => (
    <>
      <Funnel counts={telemetry.stepsOf(merchant.id)} />
      <Reports rows={telemetry.of(merchant.id)} />
    </>
  ),
  actions: {},
};

const stepNames: Record<FunnelStep, string> = {
  door: 'Login seen',
  billFirst: 'Bill chosen first',
  otpAsked: 'OTP asked for',
  otpResent: 'OTP asked for again',
  otpVerified: 'Right OTP',
  registered: 'Registered',
  billSent: 'Bill sent',
  billDuplicate: 'Bill refused as duplicate',
  billRefused: 'Bill refused',
};

/** How far pages came, beside the first step. */
function Funnel({ counts }: { counts: ReadonlyMap<FunnelStep, number> }) {
  const most = Math.max(1, ...counts.values());
  return (
    <TableCard
      title="From the login to the first bill"
      heads={['Step', 'Pages', '']}
      empty="No page has told a step."
      rows={(counts.size > 0 ? funnelSteps : []).map((step) => [
        stepNames[step],
        counts.get(step) ?? 0,
        <meter key="bar" min={0} max={most} value={counts.get(step) ?? 0} aria-label={stepNames[step]} />,
      ])}
    />
  );
}

function Reports({ rows }: { rows: readonly Received[] }) {
  return (
    <TableCard
      title="Telemetry"
      heads={['Opened with', 'LCP', 'INP', 'CLS', 'Errors', 'Release', 'Received']}
      empty="No page has sent anything."
      rows={rows.map(({ at, report: { route, release, vitals, errors = [] } }) => [
        route,
        inMs(vitals?.lcp),
        inMs(vitals?.inp),
        vitals?.cls ?? '–',
        errors.map(({ code, route: where }) => `${code} at ${where}`).join(', ') || '–',
        <Quiet key="release">{release}</Quiet>,
        <Quiet key="received">{minuteOf(at)}</Quiet>,
      ])}
    />
  );
}

function inMs(value: number | undefined): string {
  return value === undefined ? '–' : `${value} ms`;
}
