import { quantile } from './pages/statistics';
import type { Run } from './scroll-through';

/** The figures of scrolling the last stretch of a list, once or several times. */
export interface Scroll {
  /** The number of items in the list, and the highest number that was in the document at once. */
  items: number;
  mostInDocument: number;
  /** ms between two frames. `late` is the share (0–1) of frames that came at least one frame too late. */
  frames: { count: number; median: number; percentile95: number; late: number };
  /** Frames with a gap in the list. */
  blank: number;
  /** The number of tasks above 50 ms, and their total time in ms. */
  longTasks: { count: number; total: number };
  /** Processor time of the page's JavaScript per 1000 px; ms. */
  script: number;
}

/** ms: one and a half frames of a screen with 60 Hz. */
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
      median: quantile(intervals, 0.5),
      percentile95: quantile(intervals, 0.95),
      late: intervals.filter((interval) => interval > inTime).length / intervals.length,
    },
    blank: sum(runs.map((run) => run.blank)),
    longTasks: { count: longTasks.length, total: sum(longTasks) },
    script: sum(runs.map((run) => run.script)) / (distance / 1000),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
