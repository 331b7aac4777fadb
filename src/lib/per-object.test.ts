import { expect, it, vi } from 'vitest';
import { perObject } from './per-object';

it('what is made of an object stays the same until another object or value comes', () => {
  const make = vi.fn((of: { name: string }, count: number, day: string) => [of.name, count, day]);
  const made = perObject(make);
  const one = { name: 'one' };
  const first = made(one, 1, 'Monday');
  expect(first).toEqual(['one', 1, 'Monday']);
  expect(made(one, 1, 'Monday')).toBe(first);
  expect(make).toHaveBeenCalledOnce();
  expect(made({ name: 'one' }, 1, 'Monday')).not.toBe(first);
  expect(made(one, 2, 'Monday')).toEqual(['one', 2, 'Monday']);
  expect(made(one, 2, 'Tuesday')).toEqual(['one', 2, 'Tuesday']);
  expect(make).toHaveBeenCalledTimes(4);
});
