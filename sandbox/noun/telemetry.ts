import { type FunnelStep, type TelemetryReport, telemetryReport } from '@/contract/telemetry-report';
import { parsedJson } from '@/lib/parsed-json';

/** The newest reports of each mall, in memory: nobody needs them after a restart. */
export interface Telemetry {
  /** Gives false for what no page of ours sends, and keeps nothing of it. */
  take(merchantId: string, body: string, at: Date): boolean;
  /** Newest first. */
  of(merchantId: string): readonly Received[];
  /** How many pages have told each step. */
  stepsOf(merchantId: string): ReadonlyMap<FunnelStep, number>;
}

export interface Received {
  at: Date;
  report: TelemetryReport;
}

const kept = 50;

export function createTelemetry(): Telemetry {
  const received = new Map<string, Received[]>();
  const steps = new Map<string, Map<FunnelStep, number>>();
  return {
    take(merchantId, body, at) {
      const { data: report } = telemetryReport.safeParse(parsedJson(body));
      if (!report) return false;
      const counts = steps.get(merchantId) ?? new Map<FunnelStep, number>();
      for (const step of report.steps ?? []) counts.set(step, (counts.get(step) ?? 0) + 1);
      steps.set(merchantId, counts);
      received.set(merchantId, [{ at, report }, ...(received.get(merchantId) ?? [])].slice(0, kept));
      return true;
    },
    of: (merchantId) => received.get(merchantId) ?? [],
    stepsOf: (merchantId) => steps.get(merchantId) ?? new Map(),
  };
}
