import { expect, it } from 'vitest';
import { differingRows } from './compared-sheet';

const pictures = (...names: string[]) => names.map((name) => Buffer.from(name));

it('only screens that look different are on the sheet, two in a row, each before and after', () => {
  const before = pictures('login', 'home', 'rewards', 'card', 'bills', 'points', 'stores');
  const after = pictures('login', 'HOME', 'rewards', 'CARD', 'BILLS', 'points', 'stores');
  const titles = differingRows(before, after).map((row) => row.map(({ title }) => title));
  expect(titles).toEqual([
    ['Home, before', 'Home, after', 'Membership, before', 'Membership, after'],
    ['Bills, before', 'Bills, after'],
  ]);
  const [first] = differingRows(before, after)[0] ?? [];
  expect(first?.picture.toString()).toBe('home');
  expect(differingRows(before, before)).toEqual([]);
});
