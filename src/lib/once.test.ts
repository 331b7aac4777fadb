import { expect, it, vi } from 'vitest';
import { once } from './once';

it.each([{}, undefined])('makes %o with the first call, and never again', (value) => {
  const make = vi.fn(() => value);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([value, value]);
  expect(make).toHaveBeenCalledOnce();
});

it('tries again after a failure', () => {
  const make = vi.fn<() => number>().mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  const made = once(make.mockReturnValue(1));
  expect(made).toThrow('not yet');
  expect(made()).toBe(1);
});
