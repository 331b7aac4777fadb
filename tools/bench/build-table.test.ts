import { describe, expect, it } from 'vitest';
import { kilobytes, ownLimit } from '../../build/pipeline/site-size';
import { rSquared, timesTable } from './build-table';
import type { BuildTimes } from './build-times';

const times: BuildTimes = {
  plainCompile: { ms: 3000, peakMiB: 1000 },
  processStart: 600,
  merchants: 5,
  allCold: 4000,
  cold: [
    { malls: 10, ms: 1000 },
    { malls: 1000, ms: 10_900 },
  ],
  largestCold: { ms: 13_900, peakMiB: 1100 },
  unchanged: 1200,
  oneChanged: 2000,
  rewritten: 9600,
  ownBytes: ownLimit + 30_000,
};

describe('the table of builds', () => {
  const table = timesTable(times).split('\n');
  const rowOf = (name: string) => table.find((line) => line.startsWith(name)) ?? '';

  it.each([
    ['all 5 merchants, cold', '4000 ms', '✔'],
    ['each further mall, cold', '10.0 ms', '✔'],
    ['1000 malls, cold, compile included', '13900 ms', '✔'],
    ['1000 malls, nothing changed', '1200 ms', '✔'],
    ['1000 malls, one config changed', '2000 ms', '✘'],
    ['each mall rewritten', '9.0 ms', '✘'],
    ['files of one mall alone', kilobytes(ownLimit + 30_000), '✘'],
    ['peak memory of 1000 malls', '1100 MiB', '✔'],
  ])('says of "%s" the figure %s and whether it is as wanted: %s', (name, figure, mark) => {
    expect(rowOf(name)).toContain(figure);
    expect(rowOf(name)).toContain(mark);
  });

  it('tells how long the compile takes by itself', () => {
    expect(rowOf('Vite compile alone')).toContain('3000 ms');
  });

  it('sets a compile for each mall beside it', () => {
    expect(rowOf('  the same with one compile for each mall')).toContain('3000000 ms');
  });
});

describe('the growth', () => {
  it('is 1 on a line, and less beside it', () => {
    const points = [10, 100, 500].map((malls) => ({ malls, ms: 700 + 12 * malls }));
    expect(rSquared(points)).toBeCloseTo(1, 10);
    expect(rSquared([...points, { malls: 1000, ms: 60_000 }])).toBeLessThan(0.9);
  });
});
