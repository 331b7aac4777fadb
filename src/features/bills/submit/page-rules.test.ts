import { expect, it } from 'vitest';
import { hasRoom, mostTotalBytes, roomProblem } from './page-rules';

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
