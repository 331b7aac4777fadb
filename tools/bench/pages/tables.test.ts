import { expect, it } from 'vitest';
import { earlyTable, figureTables, loginTable, screenTable } from './tables';

const never = Number.POSITIVE_INFINITY;

it('shows median, worst value and count', () => {
  const pairs = [{ here: 2 }, { here: 1 }, { here: 3 }];
  expect(figureTables([{ table: loginTable, name: 'usable', pairs }])).toEqual([
    [loginTable, '          median  worst  of', '  usable    2.00   3.00   3'].join('\n'),
  ]);
});

it('takes a value between two where their number is even', () => {
  const pairs = [4, 1, 3, 2].map((here) => ({ here }));
  const [table] = figureTables([{ table: loginTable, name: 'usable', pairs }]);
  expect(table?.split('\n').at(-1)).toBe('  usable    2.50   4.00   4');
});

it('shows both sides of a comparison, the ratio of their medians, and how many pairs were lower here', () => {
  const [table] = figureTables(
    [
      {
        table: screenTable,
        name: '/redeem',
        pairs: [{ here: 1, there: 2 }, { here: 2, there: 2 }, { here: 1 }],
      },
      {
        table: screenTable,
        name: 'no network',
        pairs: [
          { here: 1, there: never },
          { here: never, there: never },
          { here: 1, there: never },
        ],
      },
      { table: screenTable, name: 'new', pairs: [{ here: 1 }] },
    ],
    'v1',
  );
  expect(table?.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    [screenTable],
    ['here', 'worst', 'v1', 'worst', 'here ÷ there', 'lower here'],
    ['/redeem', '1.00', '2.00', '2.00', '2.00', '0.50', '1 of 2, 1 equal'],
    ['no network', '1.00', 'never', 'never', 'never', '0.00', '2 of 3, 1 equal'],
    ['new', '1.00', '1.00', '–', '–', '0 of 0'],
  ]);
});

it('adds up what is counted', () => {
  const figure = {
    table: earlyTable,
    name: 'digits lost',
    pairs: [
      { here: 0, there: 3 },
      { here: 1, there: 2 },
    ],
  };
  const lines = (against?: string) =>
    figureTables([figure], against)[0]
      ?.split('\n')
      .map((line) => line.trim());
  expect(lines()).toEqual([earlyTable, 'here', 'digits lost  1 in 2']);
  expect(lines('v1')?.at(-1)).toBe('digits lost  1 in 2  5 in 2');
});

it('keeps its order, whatever was measured first', () => {
  const pairs = [{ here: 1 }];
  const titles = figureTables([
    { table: screenTable, name: 'one', pairs },
    { table: loginTable, name: 'other', pairs },
  ]).map((table) => table.split('\n')[0]);
  expect(titles).toEqual([loginTable, screenTable]);
});
