import type { Run } from './scroll-through';

/** What scrolling the last stretch of a list took, once or several times. */
export interface Scroll {
  /** Items of the list, and the most of them that were in the document at once. */
  items: number;
  mostInDocument: number;
  /** ms between two frames; `late` is the share (0–1) that came a frame or more after its time. */
  frames: { count: number; median: number; percentile95: number; late: number };
  /** Frames that showed a gap where the list goes on. */
  blank: number;
  /** Tasks above 50 ms, and what they took together; ms. */
  longTasks: { count: number; total: number };
  /** Processor time of the page's JavaScript per 1000 px; ms. */
  script: number;
}

/** ms: what a screen of 60 Hz takes, and half of the next. */
const inTime = 25;

/** The figures of all runs through one list. */
export function scrollFigures(runs: readonly Run[]): Scroll {
  const intervals = runs.flatMap((run) => run.intervals).sort((one, other) => one - other);
  const longTasks = runs.flatMap((run) => run.longTasks);
  const distance = sum(runs.map((run) => run.distance));
  return {
    items: Math.max(...runs.map((run) => run.items)),
    mostInDocument: Math.max(...runs.map((run) => run.mostInDocument)),
    frames: {
      count: intervals.length,
      median: percentile(intervals, 50),
      percentile95: percentile(intervals, 95),
      late: intervals.filter((interval) => interval > inTime).length / intervals.length,
    },
    blank: sum(runs.map((run) => run.blank)),
    longTasks: { count: longTasks.length, total: sum(longTasks) },
    script: sum(runs.map((run) => run.script)) / (distance / 1000),
  };
}

/** The smallest value that so many percent of the values do not exceed. */
function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
