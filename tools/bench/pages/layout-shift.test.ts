import { expect, it } from 'vitest';
import { worstShift } from './phone';

const shifts = (...all: [startTime: number, value: number][]) =>
  worstShift(all.map(([startTime, value]) => ({ startTime, value })));

it('adds up shifts that follow each other, and takes the largest sum', () => {
  expect(shifts()).toBe(0);
  expect(shifts([100, 0.25], [900, 0.25], [1_900, 0.25], [1_950, 0.5])).toBe(0.75);
});

it('begins a new sum after five seconds', () => {
  expect(shifts(...[0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at): [number, number] => [at, 1]))).toBe(
    6,
  );
});
