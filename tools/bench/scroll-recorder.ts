/** The figures that a page records while it scrolls. */
export interface Recording {
  items: number;
  mostInDocument: number;
  /** px. */
  distance: number;
  /** Times between two frames, in ms. */
  intervals: number[];
  /** Frames in which a part of the screen was empty although the list continues there. */
  blank: number;
  /** Durations in ms. */
  longTasks: number[];
}

interface Recorder extends Recording {
  tasks: PerformanceObserver;
  last: number;
  /** The target of scrolling, in px with fractions. */
  at: number;
  frame(now: number): void;
}

/**
 * Runs in the page. It scrolls steadily to the end of the list, which has at least so many items, and records every
 * frame. It scrolls by script, so in a late frame the page does not move. Its functions are not assigned to variables,
 * because esbuild would then call a helper that pages lack.
 */
export function scrollSteadily({ atLeast, speed }: { atLeast: number; speed: number }): Promise<Recording> {
  return new Promise((resolve) => {
    const rows = document.getElementsByTagName('li');
    const from = scrollY;
    const recorder: Recorder = {
      items: 0,
      mostInDocument: 0,
      distance: 0,
      intervals: [],
      blank: 0,
      longTasks: [],
      tasks: new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) recorder.longTasks.push(duration);
      }),
      last: 0,
      at: from,
      frame(now) {
        const passed = now - this.last;
        this.last = now;
        this.intervals.push(passed);
        this.mostInDocument = Math.max(this.mostInDocument, rows.length);
        const listed = document.querySelectorAll('li[aria-posinset]');
        const [first, end] = [listed[0], listed[listed.length - 1]];
        const size = Number(end?.ariaSetSize);
        const above = Number(first?.ariaPosInSet) > 1 && (first?.getBoundingClientRect().top ?? 0) > 0;
        const last = Number(end?.ariaPosInSet) === size;
        const below = !last && (end?.getBoundingClientRect().bottom ?? 0) < innerHeight;
        if (above || below) this.blank += 1;
        if (last && size >= atLeast && scrollY + innerHeight >= document.documentElement.scrollHeight - 1) {
          for (const { duration } of this.tasks.takeRecords()) this.longTasks.push(duration);
          const { mostInDocument, intervals, blank, longTasks } = this;
          resolve({ items: size, mostInDocument, distance: scrollY - from, intervals, blank, longTasks });
          return;
        }
        // At the end of the loaded items, it continues from there.
        this.at = Math.min(
          this.at + (speed * passed) / 1000,
          document.documentElement.scrollHeight - innerHeight,
        );
        scrollTo(0, this.at);
        requestAnimationFrame((next) => this.frame(next));
      },
    };
    recorder.tasks.observe({ type: 'longtask' });
    requestAnimationFrame((now) => {
      recorder.last = now;
      requestAnimationFrame((next) => recorder.frame(next));
    });
  });
}
