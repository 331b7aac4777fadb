import { kilobytes, ownLimit } from '../../build/pipeline/site-size';
import type { BuildTimes } from './build-times';

/** How long building takes, beside what is wanted and what a compile for every mall would take. */
export function timesTable(times: BuildTimes): string {
  const {
    plainCompile,
    processStart,
    merchants,
    allCold,
    cold,
    largestCold,
    unchanged,
    oneChanged,
    rewritten,
  } = times;
  const plain = plainCompile.ms;
  const [smallest, largest] = [cold[0], cold.at(-1)];
  if (!smallest || !largest) return '';
  const further = (largest.ms - smallest.ms) / (largest.malls - smallest.malls);
  const row = (name: string, value: string, note = '') =>
    `${name.padEnd(52)}${value.padStart(12)}  ${note}`.trimEnd();
  const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
  const wanted = (value: number, most: number, what: string) =>
    `${value <= most ? '✔' : '✘'} wanted: ${what}`;
  const [peak, plainPeak] = [largestCold.peakMiB, plainCompile.peakMiB];
  return [
    'Building, whole processes started through npm',
    row('Vite compile alone', ms(plain), 'started through tsx, like our commands'),
    row('a build without merchants', ms(processStart)),
    row(
      `all ${merchants} merchants, cold`,
      ms(allCold),
      wanted(allCold, plain + 1500, `at most the compile + 1,500 (${ms(plain + 1500)})`),
    ),
    ...cold.map((each) => row(`${each.malls} malls, the app compiled before`, ms(each.ms))),
    row(
      'each further mall, cold',
      ms(further),
      wanted(further, plain / 200, `1/200 of the compile (${ms(plain / 200)})`),
    ),
    row(
      `${largest.malls} malls, cold, compile included`,
      ms(largestCold.ms),
      wanted(largestCold.ms, 6 * plain, `6 compiles (${ms(6 * plain)})`),
    ),
    row(
      '  the same with one compile for each mall',
      ms(plain * largest.malls),
      'what a Vite build per mall would take',
    ),
    row('growth, R²', rSquared(cold).toFixed(4), wanted(-rSquared(cold), -0.99, 'at least 0.99')),
    row(
      `${largest.malls} malls, nothing changed`,
      ms(unchanged),
      wanted(unchanged - processStart, 700, 'start + 700'),
    ),
    row(
      `${largest.malls} malls, one config changed`,
      ms(oneChanged),
      wanted(oneChanged - processStart, 1000, 'start + 1,000'),
    ),
    row(
      'each mall rewritten from a warm cache',
      ms((rewritten - processStart) / largest.malls),
      wanted((rewritten - processStart) / largest.malls, 8, '8 ms'),
    ),
    row(
      'files of one mall alone, at most',
      kilobytes(times.ownBytes),
      wanted(times.ownBytes, ownLimit, kilobytes(ownLimit)),
    ),
    ...(peak && plainPeak
      ? [
          row('peak memory of the compile', `${plainPeak.toFixed(0)} MiB`),
          row(
            `peak memory of ${largest.malls} malls, compile included`,
            `${peak.toFixed(0)} MiB`,
            wanted(peak, plainPeak + 143, 'the compile’s + 150 MB'),
          ),
        ]
      : []),
  ].join('\n');
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
