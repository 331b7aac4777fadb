import type { Scroll } from './scroll-figures';
import type { ListScrolls } from './scroll-lists';

const heads = ['items', 'most in DOM', 'frame median', '95th perc.', 'script/1000px', 'long tasks'];

/** Both lengths of every list, and what the longer one costs in terms of the shorter. */
export function scrollTable(scrolls: readonly ListScrolls[]): string {
  return [
    row('Scrolling lists, ms', heads),
    ...scrolls.flatMap(({ path, short, long }) => [
      row(path, figures(short)),
      row(path, figures(long)),
      row('  long / short', ['', ratio(long.mostInDocument, short.mostInDocument), ...ratios(short, long)]),
    ]),
  ].join('\n');
}

function figures({ items, mostInDocument, frames, script, longTasks }: Scroll): string[] {
  return [
    String(items),
    String(mostInDocument),
    frames.median.toFixed(1),
    frames.percentile95.toFixed(1),
    script.toFixed(1),
    `${longTasks.count} of ${frames.count}`,
  ];
}

function ratios(short: Scroll, long: Scroll): string[] {
  return [
    ratio(long.frames.median, short.frames.median),
    ratio(long.frames.percentile95, short.frames.percentile95),
    ratio(long.script, short.script),
  ];
}

function ratio(value: number, base: number): string {
  return base === 0 ? '–' : (value / base).toFixed(2);
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(22)}${cells.map((cell) => cell.padStart(15)).join('')}`.trimEnd();
}
