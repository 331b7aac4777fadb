import { expect, it } from 'vitest';
import { findMark } from './find-mark';

/** Draws boxes of [left, top, width, height] and looks for the mark among them. */
function markOf(...boxes: readonly (readonly [number, number, number, number])[]) {
  return findMark(600, 200, (x, y) =>
    boxes.some(([left, top, width, height]) => x >= left && x < left + width && y >= top && y < top + height),
  );
}

/** Letters of 30 × 60 px, 10 px apart. */
function word(left: number, top: number, letters: number) {
  return Array.from({ length: letters }, (_, at) => [left + 40 * at, top, 30, 60] as const);
}

it('finds the mark at the left of a word, also one of several parts', () => {
  const mark = { left: 10, top: 50, width: 100, height: 100 };
  expect(markOf([10, 50, 100, 100], ...word(140, 70, 8))).toEqual(mark);
  expect(markOf([10, 50, 40, 100], [58, 60, 52, 90], ...word(140, 70, 8))).toEqual(mark);
  expect(markOf([10, 50, 100, 100], [140, 70, 300, 60])).toEqual(mark);
});

it('finds the mark above a word', () => {
  expect(markOf([250, 0, 100, 100], ...word(200, 130, 5))).toEqual({
    left: 250,
    top: 0,
    width: 100,
    height: 100,
  });
});

it('takes no letter for a mark, and needs one beside something else', () => {
  expect(markOf(...word(10, 70, 12))).toBeUndefined();
  expect(markOf([10, 70, 60, 60], [80, 70, 60, 60], [150, 70, 60, 60])).toBeUndefined();
  expect(markOf([10, 50, 100, 100])).toBeUndefined();
  expect(markOf([10, 50, 300, 100], ...word(360, 70, 5))).toBeUndefined();
  expect(markOf([10, 95, 20, 20], ...word(100, 10, 5))).toBeUndefined();
  expect(markOf()).toBeUndefined();
});
