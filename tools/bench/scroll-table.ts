import type { Scroll } from './scroll-figures';
import type { ScrollRuns } from './scroll-lists';
import { alignedTable, type Row } from './tables';

const heads = [
  'items',
  'most in DOM',
  'median',
  '95th perc.',
  'late frames',
  'blank',
  'long tasks',
  'script/1000px',
];

/** A page of plain boxes, then both lengths of every list, and the ratio between the long and the short one. */
export function scrollTable({ bare, lists }: ScrollRuns): string {
  return alignedTable('Scrolling lists, ms', [
    ['', ...heads],
    ['bare boxes', ...figures(bare)],
    ...lists.flatMap(({ path, short, long }) => [
      [path, ...figures(short)] satisfies Row,
      [path, ...figures(long)] satisfies Row,
      ['  long / short', ...ratios(short, long)] satisfies Row,
    ]),
  ]);
}

function figures({ items, mostInDocument, frames, blank, script, longTasks }: Scroll): string[] {
  return [
    String(items),
    String(mostInDocument),
    frames.median.toFixed(1),
    frames.percentile95.toFixed(1),
    `${(frames.late * 100).toFixed(1)} %`,
    String(blank),
    String(longTasks.count),
    script.toFixed(1),
  ];
}

function ratios(short: Scroll, long: Scroll): string[] {
  return [
    '',
    ratio(long.mostInDocument, short.mostInDocument),
    ratio(long.frames.median, short.frames.median),
    ratio(long.frames.percentile95, short.frames.percentile95),
    '',
    '',
    '',
    ratio(long.script, short.script),
  ];
}

function ratio(value: number, base: number): string {
  return base === 0 ? '–' : (value / base).toFixed(2);
}
