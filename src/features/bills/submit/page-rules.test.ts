import { expect, it } from 'vitest';
import { hasRoom, megabytes, mostTotalBytes, roomProblem } from './page-rules';

const pages = (...sizes: number[]) => sizes.map((size) => ({ size }));

it.each([
  [[], true],
  [[1, 1, 1, 1], true],
  [[1, 1, 1, 1, 1], false],
  [[mostTotalBytes - 1], true],
  [[mostTotalBytes], false],
])('with pages of %j bytes there is room: %s', (sizes, room) => expect(hasRoom(pages(...sizes))).toBe(room));

it.each([
  [[], mostTotalBytes - 1, undefined],
  [[], mostTotalBytes, 'tooLarge'],
  [[10], mostTotalBytes - 10, 'tooLarge'],
  [[10], mostTotalBytes - 11, undefined],
  [[1, 1, 1, 1, 1], 1, 'full'],
  [[mostTotalBytes], 1, 'full'],
])('beside pages of %j bytes, a file of %s bytes is refused as %s', (sizes, size, problem) => {
  expect(roomProblem(pages(...sizes), { size })).toBe(problem);
});

it.each([
  [0, '0.00'],
  [1_048_576, '1.00'],
  [1_572_864, '1.50'],
  [20_971_519, '20.00'],
])('%s bytes show as %s', (bytes, shown) => expect(megabytes(bytes)).toBe(shown));
