import type { FunnelStep } from '@/contract/telemetry-report';

const fresh = new Set<FunnelStep>();
const told = new Set<FunnelStep>();

/** Notes that somebody has come this far, for a mall with telemetry (docs/hosting.md#telemetry). Once a page. */
export function noteStep(step: FunnelStep): void {
  if (!told.has(step)) fresh.add(step);
}

/** The steps that no report has told yet. Undefined without one. */
export function takeSteps(): FunnelStep[] | undefined {
  const steps = [...fresh];
  for (const step of steps) told.add(step);
  fresh.clear();
  return steps.length > 0 ? steps : undefined;
}
