import { type CallName, calls } from '@/contract/calls';

import { billStays, cartHolds, restoreCart, tiersAreSent } from './follow-up';
import { journeyReports } from './journeys';
import { logIn } from './log-in';
import type { Mask } from './mask';
import type { CheckOptions } from './options';
import type { Step } from './plan';
import { historyReads, memberReads, visitorReads } from './plan-reads';
import { billWrites, cartWrites, lateWrites, never, orderWrites } from './plan-writes';
import { type CallReport, type Finding, notInOnly, type Report, resultOf } from './report';
import { createRun, type Run } from './run';
import { isLogin, planOf } from './whole-plan';

/**
 * Asks a backend like the app does and judges its answers. Reads only, unless `writes` says otherwise; a login only with
 * a number. Never rejects because of a backend. The report holds nothing of a person (docs/backend.md).
 */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const plan = planOf(options.only);
  const run = createRun(options, plan);
  const perform = async (steps: readonly Step[]) => {
    for (const step of steps) await run.perform(step);
  };
  await perform(visitorReads);
  await logIn(run, plan.needsLogin);
  await perform(memberReads);
  tiersAreSent(run);
  try {
    await perform(cartWrites);
    await cartHolds(run);
    await perform(orderWrites);
  } finally {
    await restoreCart(run);
  }
  await perform(billWrites);
  billStays(run);
  await perform(historyReads);
  await perform(lateWrites);
  return reportOf(run, plan.isWanted);
}

function reportOf(run: Run, isWanted: (call: CallName) => boolean): Report {
  const { url, mall, writes = false, orders = false } = run.options;
  const names = (Object.keys(calls) as CallName[]).sort(); // the table of calls has no other keys
  const reports = names.map((call) => callReport(call, run, isWanted(call)));
  const missed = (call: CallName) =>
    (isWanted(call) ? run.entryOf(call).missed : undefined)?.map((finding) => masked(finding, run.mask)) ??
    [];
  const count = (result: CallReport['result']) => reports.filter((each) => each.result === result).length;
  return {
    url,
    merchant: mall.id,
    summary: {
      fits: count('fits'),
      tolerated: count('tolerated'),
      broken: count('broken'),
      notTried: count('notTried'),
    },
    calls: reports,
    journeys: journeyReports(reports, missed, { writes, orders }),
  };
}

function callReport(call: CallName, { entryOf, mask }: Run, wanted: boolean): CallReport {
  const { why, findings, times } = entryOf(call);
  const reason = wanted ? (never[call] ?? why) : notInOnly;
  const counts = findings.length > 0 && (wanted || isLogin(call));
  if (reason !== undefined && !counts) {
    return { call, result: 'notTried', why: mask.text(reason), findings: [], ms: {} };
  }
  const shown = findings.map((finding) => masked(finding, mask));
  return { call, result: resultOf(shown), findings: shown, ms: msOf(times) };
}

function masked(finding: Finding, mask: Mask): Finding {
  const { field, expected, came, shopper } = finding;
  return {
    ...finding,
    field: mask.text(field),
    expected: mask.text(expected),
    came: mask.text(came),
    shopper: mask.text(shopper),
  };
}

function msOf(times: readonly number[]): CallReport['ms'] {
  if (times.length === 0) return {};
  const sorted = [...times].sort((one, other) => one - other);
  const at = (index: number) => Math.round(sorted[index] ?? 0);
  return { median: at(Math.floor((sorted.length - 1) / 2)), slowest: at(sorted.length - 1) };
}
