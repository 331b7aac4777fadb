import { describe, expect, it } from 'vitest';
import { scrollFigures } from './scroll-figures';

const run = {
  items: 200,
  mostInDocument: 40,
  distance: 20_000,
  intervals: Array.from({ length: 50 }, (_, index) => index + 1),
  blank: 2,
  longTasks: [60],
  script: 100,
};

describe('the figures of scrolling', () => {
  it('are of all runs together', () => {
    const slower = {
      ...run,
      mostInDocument: 44,
      distance: 30_000,
      intervals: Array.from({ length: 50 }, (_, index) => 100 - index),
      longTasks: [],
      script: 400,
    };
    expect(scrollFigures([slower, run])).toEqual({
      items: 200,
      mostInDocument: 44,
      frames: { count: 100, median: 50.5, percentile95: expect.closeTo(95.05), late: 0.75 },
      blank: 4,
      longTasks: { count: 1, total: 60 },
      script: 10,
    });
  });
});
