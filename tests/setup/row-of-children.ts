import { vi } from 'vitest';

/**
 * Gives a row of tabs or chips a width in px, and each of its children 200 px, because the test's page has no layout.
 * `enlarge` makes them twice as wide, as larger letters do. Undo it with `vi.restoreAllMocks` and `unstubAllGlobals`.
 */
export function stubRow(width: number) {
  let each = 200;
  const reports = new Set<() => void>();
  class Observer implements ResizeObserver {
    private readonly report = () => this.callback([], this);
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe() {
      reports.add(this.report);
      this.report();
    }
    unobserve() {}
    disconnect() {
      reports.delete(this.report);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('[role=tablist], fieldset');
    if (!row || row === this) return new DOMRect(0, 0, width, 48);
    const index = [...row.children].findIndex((child) => child.contains(this));
    return new DOMRect(index * each - scrolled(row), 0, each, 48);
  });
  /** A browser scrolls no further than to the ends. */
  const scrolled = (row: Element) =>
    Math.max(0, Math.min(row.scrollLeft, row.children.length * each - width));
  return {
    scrolled,
    enlarge: () => {
      each *= 2;
      for (const report of reports) report();
    },
  };
}
