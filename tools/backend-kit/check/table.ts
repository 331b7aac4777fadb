import { styleText } from 'node:util';
import { plainLine } from '@/lib/plain-text';
import { type CallReport, type Finding, notInOnly, type Report, type Result } from './report';

const words: Record<Result, string> = {
  fits: 'fits',
  tolerated: 'tolerated',
  broken: 'BROKEN',
  notTried: 'not tried',
};

/** The report for a terminal, with what is broken in red where `color` is on. */
export function reportTable(report: Report, { color = false } = {}): string {
  const table = tableOf(report);
  return color ? table.replace(/BROKEN.*/g, (line) => styleText('red', line)) : table;
}

function tableOf(report: Report): string {
  const { url, merchant, summary, calls, journeys } = report;
  const width = Math.max(...calls.map(({ call }) => call.length));
  const chosen = calls.filter(({ why }) => why !== notInOnly);
  const lines = chosen.flatMap((each) => [
    [each.call.padEnd(width), words[each.result].padEnd(9), timeOf(each), plainLine(each.why ?? '')]
      .join('  ')
      .trimEnd(),
    ...each.findings.flatMap(findingLines),
  ]);
  const begun = journeys.filter(({ steps }) => steps.some(({ result }) => result !== 'notTried'));
  const walked = begun.flatMap(({ name, result, steps }) => [
    `${words[result].padEnd(9)}  ${name}`,
    `           ${steps.map(({ call, result: each }) => (each === 'fits' ? call : `${call} (${words[each]})`)).join(' → ')}`,
    ...steps.flatMap(({ findings }) => findings.flatMap(findingLines)),
  ]);
  const counts = `${summary.fits} fit, ${summary.tolerated} tolerated, ${summary.broken} broken, ${summary.notTried} not tried`;
  return [
    `${url}, mall ${merchant}`,
    '',
    ...lines,
    ...(walked.length > 0 ? ['', 'Journeys'] : []),
    ...walked,
    '',
    counts,
    '',
  ].join('\n');
}

function timeOf({ ms }: CallReport): string {
  return ('median' in ms ? `${ms.median} ms` : '').padStart(9);
}

function findingLines({ severity, field, expected, came, shopper, spec }: Finding): string[] {
  const lines = [
    `    ${severity === 'broken' ? 'BROKEN' : severity}  ${field}: ${came}. Expected: ${expected}.`,
    ...(shopper ? [`      A shopper sees: ${shopper}`] : []),
    ...(severity === 'told' ? [] : [`      ${spec}`]),
  ];
  return lines.map(plainLine);
}
