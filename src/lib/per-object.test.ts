import { describe, expect, it, vi } from 'vitest';
import { perObject } from './per-object';

describe('what is made of an object', () => {
  const setup = () => {
    const make = vi.fn((of: { name: string }, count: number, day: string) => [of.name, count, day]);
    return { make, made: perObject(make) };
  };

  it('stays the same while object and values stay the same', () => {
    const { make, made } = setup();
    const one = { name: 'one' };
    expect(made(one, 1, 'Monday')).toEqual(['one', 1, 'Monday']);
    expect(made(one, 1, 'Monday')).toBe(made(one, 1, 'Monday'));
    expect(make).toHaveBeenCalledOnce();
  });

  it('is made again for another object or another value', () => {
    const { make, made } = setup();
    const one = { name: 'one' };
    const first = made(one, 1, 'Monday');
    expect(made({ name: 'one' }, 1, 'Monday')).not.toBe(first);
    expect(made(one, 2, 'Monday')).toEqual(['one', 2, 'Monday']);
    expect(made(one, 2, 'Tuesday')).toEqual(['one', 2, 'Tuesday']);
    expect(make).toHaveBeenCalledTimes(4);
  });
});
