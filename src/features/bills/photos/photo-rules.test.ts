import { expect, it } from 'vitest';
import { judgedSize, losesPrint, type Size, sentSize } from './photo-rules';

it.each([
  ['sent', 1080, 23_364, 757, 16_384],
  ['sent', 23_364, 1080, 16_384, 757],
  ['sent', 1080, 12_000, 1000, 11_111],
  ['sent', 720, 16_000, 720, 16_000],
  ['sent', 500, 9000, 500, 9000],
  ['sent', 1080, 2600, 1000, 2407],
  ['sent', 3000, 4000, 1800, 2400],
  ['sent', 1080, 2400, 1080, 2400],
  ['sent', 6000, 6000, 2400, 2400],
  ['judged', 1500, 2000, 750, 1000],
  ['judged', 1080, 2400, 450, 1000],
  ['judged', 757, 16_384, 400, 8657],
  ['judged', 300, 9000, 300, 9000],
  ['judged', 200, 300, 200, 300],
] as const)(
  'for being %s, a picture of %i × %i px becomes %i × %i',
  (what, width, height, newWidth, newHeight) => {
    const of = { sent: sentSize, judged: judgedSize }[what];
    expect(of({ width, height })).toEqual({ width: newWidth, height: newHeight });
  },
);

it('a photo of any size is sent no larger than it is, and fits into the canvas of every phone', () => {
  const sides = [
    ...Array.from({ length: 40 }, (_, step) => Math.round(1.33 ** step)),
    ...[699, 700, 701, 999, 1000, 1001, 1080, 1440, 2399, 2400, 2401, 16_383, 16_384, 16_385, 23_364],
  ];
  const sizes = sides.flatMap((width) => sides.map((height) => ({ width, height })));
  const fits = (size: Size) => {
    const { width, height } = sentSize(size);
    const isNoLarger = width <= size.width && height <= size.height;
    return isNoLarger && Math.max(width, height) <= 16_384 && width * height <= 16_700_000;
  };
  expect(sizes.length).toBeGreaterThan(3000);
  expect(sizes.filter((size) => !fits(size))).toEqual([]);
});

it.each([
  [1080, 23_364, false],
  [1080, 25_279, false],
  [1080, 25_400, true],
  [720, 23_364, true],
  [699, 16_400, true],
  [500, 9000, false],
  [300, 16_384, false],
  [3000, 4000, false],
])('a picture of %i × %i px would become too narrow to read: %s', (width, height, expected) => {
  expect(losesPrint({ width, height })).toBe(expected);
  expect(losesPrint({ width: height, height: width })).toBe(expected);
});
