import { expect, it } from 'vitest';
import {
  billTabs,
  brandChoices,
  hasRoom,
  isEarningClosed,
  mostTotalBytes,
  onlyOne,
  openingTab,
  roomProblem,
} from './submit-rules';

it('offers short bills only where the mall allows them', () => {
  expect(billTabs({ shortBillAllowed: true })).toEqual(['short', 'long']);
  expect(billTabs({ shortBillAllowed: false })).toEqual(['long']);
});

it.each([
  [0, 'short'],
  [1, 'long'],
  [undefined, 'short'],
  ['1', 'short'],
  [7, 'short'],
] as const)('opens on the tab that was asked for with %j: %s', (asked, tab) => {
  expect(openingTab(['short', 'long'], asked)).toBe(tab);
  expect(openingTab(['long'], asked)).toBe('long');
});

it.each([
  [true, true, false],
  [false, true, true],
  [true, false, true],
  [false, false, true],
])('with earning %s and earning and burning %s, earning is closed: %s', (earn, both, closed) => {
  expect(isEarningClosed({ earnEnabled: earn, earnBurnEnabled: both })).toBe(closed);
});

const brands = ['Zarli', 'adora', 'Bellora', 'Shop 10', 'Shop 9'].map((name) => ({ id: name, name }));
const names = (typed: string, chosen: string) => brandChoices(brands, typed, chosen).map(({ name }) => name);

it('lists the chosen brand first and the others by name', () => {
  expect(names('', '')).toEqual(['adora', 'Bellora', 'Shop 9', 'Shop 10', 'Zarli']);
  expect(names('', 'Zarli')).toEqual(['Zarli', 'adora', 'Bellora', 'Shop 9', 'Shop 10']);
});

it('searches brands by name, whatever the case', () => {
  expect(names(' OR ', 'Zarli')).toEqual(['adora', 'Bellora']);
  expect(names('x', '')).toEqual([]);
});

it('knows the only choice', () => {
  expect(onlyOne([1])).toBe(1);
  expect(onlyOne([1, 2])).toBeUndefined();
  expect(onlyOne([])).toBeUndefined();
  expect(onlyOne(undefined)).toBeUndefined();
});

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
