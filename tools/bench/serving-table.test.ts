import { expect, it } from 'vitest';
import { readLoad, type ServingRound, servingTable } from './serving-table';

const printed = (more = '') => `  Latency Distribution
     50%  812.00us
     99%    1.20ms
  8000 requests in 4.00s, 10.00MB read${more}
Requests/sec:   2000.10
`;

it('reads what the load generator prints, and refuses answers that are not the file', () => {
  expect(readLoad(printed())).toEqual({ rate: 2000.1, p99: 1.2 });
  expect(readLoad(printed().replace('1.20ms', '900.00us')).p99).toBeCloseTo(0.9);
  expect(readLoad(printed().replace('1.20ms', '1.50s')).p99).toBe(1_500);
  expect(() => readLoad(printed('\n  Non-2xx or 3xx responses: 3'))).toThrow('Non-2xx');
  expect(() => readLoad('')).toThrow();
});

it('judges the median of the rounds', () => {
  const round = (what: 'page' | 'script', rate: number, p99: number): ServingRound => ({
    what,
    nginx: { rate: 1_000, p99: 4 },
    serve: { rate, p99 },
  });
  const rounds = [
    ...[100, 360, 900].map((rate) => round('page', rate, 15)),
    ...[340, 340, 900].map((rate) => round('script', rate, 15)),
  ];
  const table = servingTable(rounds);
  expect(table).toMatch(/page +1000 +360 +0\.36 +1\.00 +4\.0 ms +15\.0 ms +✔/);
  expect(table).toMatch(/script +1000 +340 +0\.34 +1\.00 +4\.0 ms +15\.0 ms +✘/);
  for (const bad of [{ p99: 17 }, { cost: 40 }]) {
    const worse = rounds.map(({ what, nginx }) => ({
      what,
      nginx: { ...nginx, cost: 10 },
      serve: { rate: 900, p99: 15, cost: 20, ...bad },
    }));
    expect(servingTable(worse)).not.toContain('✔');
  }
});
