/** What a page has recorded of its own scrolling. */
export interface Recording {
  items: number;
  mostInDocument: number;
  /** px. */
  distance: number;
  /** Between two frames; ms. */
  intervals: number[];
  /** Durations; ms. */
  longTasks: number[];
}

interface Recorder extends Recording {
  tasks: PerformanceObserver;
  last: number;
  frame(now: number): void;
}

/** Where the page keeps it between the two functions, which share no scope there. */
interface WithRecorder {
  recorder?: Recorder;
}

/** Runs in the page. No function in it has a variable for a name: esbuild would call a helper that pages lack. */
export function startRecording(): void {
  const rows = document.getElementsByTagName('li');
  const recorder: Recorder = {
    items: 0,
    mostInDocument: 0,
    distance: 0,
    intervals: [],
    longTasks: [],
    tasks: new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) recorder.longTasks.push(duration);
    }),
    last: performance.now(),
    frame(now) {
      this.intervals.push(now - this.last);
      this.mostInDocument = Math.max(this.mostInDocument, rows.length);
      this.last = now;
      requestAnimationFrame((next) => this.frame(next));
    },
  };
  recorder.tasks.observe({ type: 'longtask' });
  requestAnimationFrame((now) => recorder.frame(now));
  (globalThis as WithRecorder).recorder = recorder; // the app has no such global
}

/** Runs in the page: what was recorded since `startRecording`. */
export function recorded(): Recording {
  const recorder = (globalThis as WithRecorder).recorder; // as above
  if (!recorder) throw new Error('Nothing was recorded.');
  const { mostInDocument, intervals, longTasks, tasks } = recorder;
  for (const { duration } of tasks.takeRecords()) longTasks.push(duration);
  const items = Number(document.querySelector('li[aria-setsize]')?.ariaSetSize);
  return { items, mostInDocument, intervals, longTasks, distance: Math.round(scrollY) };
}
