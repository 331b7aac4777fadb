import { alignedTable, type Row } from '../tables';
import { type Figure, lowerHere, median, type Pair } from './figures';

export const loginTable = '/login at 150 ms latency and 1.6 Mbit/s, s';
export const earlyTable = 'Early input on /login, sums of all runs';
export const screenTable = 'Screens at 562 ms latency and 1.47 Mbit/s, 4× CPU, s';
export const shiftTable = 'Layout shift (CLS)';
export const tapTable = 'From a tap to the next frame, 4× CPU, ms (16 = at most 16)';

/** The tables in their order, and the digits after the point. */
const tables = [
  { title: loginTable, digits: 2 },
  { title: earlyTable, digits: 0, sums: true },
  { title: screenTable, digits: 2 },
  { title: shiftTable, digits: 3 },
  { title: tapTable, digits: 0 },
];

/**
 * The figures as tables, with the commit that they are compared with, if there is one.
 *
 * @param against how that commit was named
 */
export function figureTables(figures: readonly Figure[], against?: string): string[] {
  return tables.flatMap(({ title, digits, sums = false }) => {
    const rows = figures.filter(({ table }) => table === title);
    if (rows.length === 0) return [];
    const lines = sums ? sumRows(rows, against) : medianRows(rows, digits, against);
    return alignedTable(title, lines);
  });
}

function sumRows(figures: readonly Figure[], against: string | undefined): Row[] {
  return [
    ['', 'here', ...(against === undefined ? [] : [against])],
    ...figures.map(({ name, pairs }): Row => {
      const sum = (key: keyof Pair) => {
        const values = valuesOf(pairs, key);
        return `${values.reduce((total, value) => total + value, 0)} in ${values.length}`;
      };
      return [name, sum('here'), ...(against === undefined ? [] : [sum('there')])];
    }),
  ];
}

function medianRows(figures: readonly Figure[], digits: number, against: string | undefined): Row[] {
  const one = ['median', 'worst', 'of'];
  const compared = ['here', 'worst', against ?? '', 'worst', 'here ÷ there', 'lower here'];
  return [
    ['', ...(against === undefined ? one : compared)],
    ...figures.map(({ name, pairs }): Row => {
      const here = spread(valuesOf(pairs, 'here'), digits);
      if (against === undefined) return [name, ...here, String(valuesOf(pairs, 'here').length)];
      return [name, ...here, ...spread(valuesOf(pairs, 'there'), digits), ratioOf(pairs), lowerOf(pairs)];
    }),
  ];
}

function valuesOf(pairs: readonly Pair[], key: keyof Pair): number[] {
  return pairs.flatMap((pair) => pair[key] ?? []);
}

function spread(values: readonly number[], digits: number): [string, string] {
  const middle = median(values);
  if (middle === undefined) return ['–', ''];
  const text = (value: number) => (Number.isFinite(value) ? value.toFixed(digits) : 'never');
  return [text(middle), text(Math.max(...values))];
}

function ratioOf(pairs: readonly Pair[]): string {
  const [here = Number.NaN, there = Number.NaN] = [
    median(valuesOf(pairs, 'here')),
    median(valuesOf(pairs, 'there')),
  ];
  return Number.isFinite(here / there) ? (here / there).toFixed(2) : '–';
}

function lowerOf(pairs: readonly Pair[]): string {
  const { lower, equal, count } = lowerHere(pairs);
  return `${lower} of ${count}${equal > 0 ? `, ${equal} equal` : ''}`;
}
