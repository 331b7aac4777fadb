/** What a page has recorded of its own scrolling. */
export interface Recording {
  items: number;
  mostInDocument: number;
  /** px. */
  distance: number;
  /** Between two frames; ms. */
  intervals: number[];
  /** Frames in which a part of the screen showed nothing of a list that goes on there. */
  blank: number;
  /** Durations; ms. */
  longTasks: number[];
}

interface Recorder extends Recording {
  tasks: PerformanceObserver;
  last: number;
  /** Where the page is to be scrolled; px, with fractions. */
  at: number;
  frame(now: number): void;
}

/**
 * Runs in the page: scrolls it steadily to the end of its list, which has at least so many items, and records every
 * frame on the way. It scrolls by script, so that a frame in which the page was late is one in which it stood still.
 * No function in it has a variable for a name: esbuild would call a helper that pages lack.
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
        // At the end of what has loaded, the way goes on from there.
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
