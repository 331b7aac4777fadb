import { expect, it } from 'vitest';
import { shortestRun } from './picture-modules';

/** A row of pixels, black for 1 and white for 0. */
const row = (pixels: string) =>
  new Uint8ClampedArray(
    [...pixels].flatMap((pixel) => (pixel === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );

it.each([
  ['0001110001111110000', 3],
  ['000110011111100000', 2],
  ['0001000', 1],
])('measures the thinnest bar or gap of %s', (pixels, shortest) => {
  expect(shortestRun(row(pixels))).toBe(shortest);
});

it('does not count what the edge of the picture cuts off', () => {
  expect(shortestRun(row('1000111000'))).toBe(3);
});

it('takes 2 px for a row without bars', () => {
  expect(shortestRun(row('000000'))).toBe(2);
});
