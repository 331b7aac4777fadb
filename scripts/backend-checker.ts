import type { EnvironmentSources } from '../build/environment/environment';
import { checkBackend } from '../tools/backend-kit/check/check-backend';
import { type Send, sendOverHttp } from '../tools/backend-kit/check/exchange';
import { areaName, forStaff } from '../tools/backend-kit/check/for-staff';
import type { BackendChecker } from '../tools/studio/backend-check';
import { mallOf } from './asked-backend';

/** Checks backends for the studio: reads only. */
export function backendChecker(merchants: string, environment: EnvironmentSources): BackendChecker {
  return async (id, { url, mobile }, { askOtp, onAsking, signal }) => {
    const report = await checkBackend({
      ...(await mallOf(merchants, id, undefined, environment)),
      url: url.replace(/\/+$/, ''),
      mobile: mobile || undefined,
      askOtp,
      send: until(signal),
      pause: (ms) => (signal.aborted ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))),
      onCall: (call) => onAsking(areaName(call)),
    });
    return forStaff(report);
  };
}

/** Sends nothing more after the signal, so that the check soon ends. */
function until(signal: AbortSignal): Send {
  return (ask, limits) =>
    signal.aborted
      ? Promise.resolve({ kind: 'failed', reason: 'closed', detail: '', ms: 0 })
      : sendOverHttp(ask, limits);
}
