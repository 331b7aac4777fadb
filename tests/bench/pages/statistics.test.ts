import { describe, expect, it } from 'vitest';
import { lowerHere, summary } from './statistics';

const never = Number.POSITIVE_INFINITY;

describe('a summary', () => {
  it('has median, quartiles and the worst value, in whatever order they came', () => {
    expect(summary([5, 1, 4, 2, 3])).toEqual({ count: 5, median: 3, quartiles: [2, 4], worst: 5 });
  });

  it('lies between two values where their number is even', () => {
    expect(summary([4, 1, 3, 2])).toEqual({ count: 4, median: 2.5, quartiles: [1.75, 3.25], worst: 4 });
  });

  it('keeps what never came as the worst', () => {
    expect(summary([never, 1, 2])).toEqual({ count: 3, median: 2, quartiles: [1.5, never], worst: never });
    expect(summary([never, never])?.quartiles).toEqual([never, never]);
  });

  it('of nothing is none', () => expect(summary([])).toBeUndefined());
});

it('counts the pairs in which the value here is lower', () => {
  const pairs = [
    { here: 1, there: 2 },
    { here: 2, there: 2 },
    { here: 3, there: 2 },
    { here: 1, there: never },
    { here: never, there: never },
    { here: 1 },
    { there: 1 },
  ];
  expect(lowerHere(pairs)).toEqual({ lower: 2, equal: 2, count: 5 });
});
