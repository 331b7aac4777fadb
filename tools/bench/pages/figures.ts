import type { Browser } from 'playwright-core';

/** The sites of one commit. */
export interface Side {
  browser: Browser;
  /** Their folder. */
  sites: string;
}

/** What a trial has measured once. */
export interface Sample {
  /** Title of the table that it belongs to. */
  table: string;
  name: string;
  /** In the table's unit. `Infinity` where what was waited for never came. */
  value: number;
}

/** Something to measure on every side in turn. Every measurement starts from nothing. */
export interface Trial<Side> {
  name: string;
  /** `run` counts from 0. `tell` is for what could not be measured. */
  measure: (side: Side, run: number, tell: (line: string) => void) => Promise<readonly Sample[]>;
}

/** A row of a table: all that was measured of it. */
export interface Figure {
  table: string;
  name: string;
  pairs: Pair[];
}

interface Turns<Side> {
  trials: readonly Trial<Side>[];
  here: Side;
  there?: Side | undefined;
  runs: number;
  tell: (line: string) => void;
}

/**
 * Measures in turns: in each run every trial once here, then once there. So a machine that gets slower affects all
 * figures of both sides alike. A trial that fails leaves a gap, and says so.
 */
export async function measureInTurns<Side>({
  trials,
  here,
  there,
  runs,
  tell,
}: Turns<Side>): Promise<Figure[]> {
  const figures = new Map<string, Figure>();
  for (let run = 0; run < runs; run++) {
    for (const { name, measure } of trials) {
      tell(`run ${run + 1} of ${runs}: ${name}`);
      const measured = async (side: Side, where: string) =>
        measure(side, run, (line) => tell(`  ${where}: ${line}`)).catch((error: unknown): Sample[] => {
          tell(`  ${where}: ${firstLine(error)}`);
          return [];
        });
      const pairs = new Map<string, Pair>();
      const note = (key: 'here' | 'there', samples: readonly Sample[]) => {
        for (const { table, name: row, value } of samples) {
          const id = JSON.stringify([table, row]);
          if (!figures.has(id)) figures.set(id, { table, name: row, pairs: [] });
          pairs.set(id, { ...pairs.get(id), [key]: value });
        }
      };
      note('here', await measured(here, 'here'));
      if (there !== undefined) note('there', await measured(there, 'there'));
      for (const [id, pair] of pairs) figures.get(id)?.pairs.push(pair);
    }
  }
  return [...figures.values()];
}

/** What a message says before it goes into details. */
export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** One measurement of each side. A side is missing where it could not be measured. `Infinity` where it never came. */
export interface Pair {
  here?: number;
  there?: number;
}

/** The middle value, or the mean of the two middle ones. `undefined` without values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (below === undefined || above === undefined) return undefined;
  return below === above ? below : (below + above) / 2;
}

/** In how many pairs the value here was lower, and in how many both were equal. Incomplete pairs do not count. */
export function lowerHere(pairs: readonly Pair[]): { lower: number; equal: number; count: number } {
  const whole = pairs.flatMap(({ here, there }) =>
    here === undefined || there === undefined ? [] : [Math.sign(here - there) || 0],
  );
  return {
    lower: whole.filter((sign) => sign < 0).length,
    equal: whole.filter((sign) => sign === 0).length,
    count: whole.length,
  };
}
