import { expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time';

it('a call during a run gets the result of that run, and a later call runs the task again', async () => {
  const task = vi.fn(async (value: string) => value);
  const run = oneAtATime(task);
  expect(await Promise.all([run('first'), run('second')])).toEqual(['first', 'first']);
  expect(await run('third')).toBe('third');
  expect(task).toHaveBeenCalledTimes(2);
});

it('a failed run ends, too', async () => {
  const task = vi.fn(async () => 'good').mockRejectedValueOnce(new Error('bad'));
  const run = oneAtATime(task);
  await expect(run()).rejects.toThrow('bad');
  expect(await run()).toBe('good');
});
