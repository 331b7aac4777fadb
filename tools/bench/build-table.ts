import { kilobytes, ownLimit } from '../../build/pipeline/site-size';
import type { BuildTimes } from './build-times';

/** How long building takes, beside what is wanted and what a compile for every mall would take. */
export function timesTable(times: BuildTimes): string {
  const { plainCompile, processStart, allCold, cold, largestCold, unchanged, oneChanged, rewritten } = times;
  const plain = plainCompile.ms;
  const [smallest, largest] = [cold[0], cold.at(-1)];
  if (!smallest || !largest) return '';
  const all = `${largest.malls} malls`;
  const further = (largest.ms - smallest.ms) / (largest.malls - smallest.malls);
  const each = (rewritten - processStart) / largest.malls;
  const growth = rSquared(cold);
  const [peak, plainPeak] = [largestCold.peakMiB, plainCompile.peakMiB];
  return [
    'Building, whole processes started through npm',
    row('Vite compile alone', ms(plain), 'started through tsx, like our commands'),
    row('a build without merchants', ms(processStart)),
    judged(
      `all ${times.merchants} merchants, cold`,
      allCold,
      plain + 1500,
      (limit) => `at most the compile + 1,500 (${limit})`,
    ),
    ...cold.map((each) => row(`${each.malls} malls, the app compiled before`, ms(each.ms))),
    judged('each further mall, cold', further, plain / 200, (limit) => `1/200 of the compile (${limit})`),
    judged(`${all}, cold, compile included`, largestCold.ms, 6 * plain, (limit) => `6 compiles (${limit})`),
    row(
      '  the same with one compile for each mall',
      ms(plain * largest.malls),
      'what a Vite build per mall would take',
    ),
    row('growth, R²', growth.toFixed(4), wanted(growth >= 0.99, 'at least 0.99')),
    judged(`${all}, nothing changed`, unchanged, processStart + 700, () => 'start + 700'),
    judged(`${all}, one config changed`, oneChanged, processStart + 1000, () => 'start + 1,000'),
    judged('each mall rewritten from a warm cache', each, 8, () => '8 ms'),
    row(
      'files of one mall alone, at most',
      kilobytes(times.ownBytes),
      wanted(times.ownBytes <= ownLimit, kilobytes(ownLimit)),
    ),
    ...(peak && plainPeak ? peakRows(peak, plainPeak, all) : []),
  ].join('\n');
}

function peakRows(peak: number, plain: number, all: string): string[] {
  const mark = wanted(peak <= plain + 143, 'the compile’s + 150 MB');
  return [
    row('peak memory of the compile', `${plain.toFixed(0)} MiB`),
    row(`peak memory of ${all}, compile included`, `${peak.toFixed(0)} MiB`, mark),
  ];
}

/** A time, and whether it is as wanted. `what` says in words what the limit is. */
function judged(name: string, value: number, most: number, what: (limit: string) => string): string {
  return row(name, ms(value), wanted(value <= most, what(ms(most))));
}

function row(name: string, value: string, note = ''): string {
  return `${name.padEnd(52)}${value.padStart(12)}  ${note}`.trimEnd();
}

function ms(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
}

function wanted(isReached: boolean, what: string): string {
  return `${isReached ? '✔' : '✘'} wanted: ${what}`;
}

/** How near the times are to a straight line, from 0 to 1. */
export function rSquared(points: readonly { malls: number; ms: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(({ malls }) => malls)), mean(points.map(({ ms }) => ms))];
  const spread = (pick: (point: { malls: number; ms: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0);
  const xy = spread(({ malls, ms }) => (malls - meanX) * (ms - meanY));
  const xx = spread(({ malls }) => (malls - meanX) ** 2);
  const yy = spread(({ ms }) => (ms - meanY) ** 2);
  return xy ** 2 / (xx * yy);
}
