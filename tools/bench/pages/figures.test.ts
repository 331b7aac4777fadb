import { expect, it } from 'vitest';
import { measureInTurns, type Trial } from './figures';

it('measures in turns, and pairs what belongs together', async () => {
  const turns: string[] = [];
  const trial = (name: string): Trial<string> => ({
    name,
    measure: async (side, run) => {
      turns.push(`${name} ${side} ${run}`);
      return [{ table: 'Times', name, value: run + (side === 'new' ? 0 : 10) }];
    },
  });
  const told: string[] = [];
  const figures = await measureInTurns({
    trials: [trial('cold'), trial('again')],
    here: 'new',
    there: 'old',
    runs: 2,
    tell: (line) => told.push(line),
  });
  expect(turns).toEqual([
    'cold new 0',
    'cold old 0',
    'again new 0',
    'again old 0',
    'cold new 1',
    'cold old 1',
    'again new 1',
    'again old 1',
  ]);
  const pairs = [
    { here: 0, there: 10 },
    { here: 1, there: 11 },
  ];
  expect(figures).toEqual([
    { table: 'Times', name: 'cold', pairs },
    { table: 'Times', name: 'again', pairs },
  ]);
  expect(told).toContain('run 2 of 2: again');
});

it('leaves a gap where a trial fails, and goes on', async () => {
  const told: string[] = [];
  const figures = await measureInTurns({
    trials: [
      {
        name: 'tap',
        measure: async (side: string, run) => {
          if (side === 'old' && run === 0) throw new Error('There is no such button.\nCall log: …');
          return [{ table: 'Taps', name: 'tap', value: run }];
        },
      },
    ],
    here: 'new',
    there: 'old',
    runs: 2,
    tell: (line) => told.push(line),
  });
  expect(figures[0]?.pairs).toEqual([{ here: 0 }, { here: 1, there: 1 }]);
  expect(told).toContain('  there: There is no such button.');
});
