import { expect, it } from 'vitest';
import { uniqueById } from './unique-by-id';

it('keeps the first of each id, in order', () => {
  const [first, second, again] = [
    { id: '1', at: 1 },
    { id: '2', at: 2 },
    { id: '1', at: 3 },
  ];
  expect(uniqueById([first, second, again])).toEqual([first, second]);
});
