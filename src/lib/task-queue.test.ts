import { expect, it } from 'vitest';
import { taskQueue } from './task-queue';

it('a task begins when the one before has ended, also if that one failed', async () => {
  const inTurn = taskQueue();
  const story: string[] = [];
  let fail = (_reason: Error) => {};
  const first = inTurn(() => {
    story.push('first begins');
    return new Promise<void>((_, reject) => (fail = reject));
  });
  const second = inTurn(async () => {
    story.push('second begins');
    return 'done';
  });
  await Promise.resolve();
  expect(story).toEqual(['first begins']);
  fail(new Error('no room'));
  await expect(first).rejects.toThrow('no room');
  expect(await second).toBe('done');
  expect(story).toEqual(['first begins', 'second begins']);
});
