import { expect, it } from 'vitest';
import { laterAnswer } from '../../tests/setup/later-answer';
import { taskQueue } from './task-queue';

it('a task begins when the one before has ended, also if that one failed', async () => {
  const inTurn = taskQueue();
  const story: string[] = [];
  const end = laterAnswer();
  const first = inTurn(() => {
    story.push('first begins');
    return end.asked();
  });
  const second = inTurn(async () => {
    story.push('second begins');
    return 'done';
  });
  await Promise.resolve();
  expect(story).toEqual(['first begins']);
  await end.fail(new Error('no room'));
  await expect(first).rejects.toThrow('no room');
  expect(await second).toBe('done');
  expect(story).toEqual(['first begins', 'second begins']);
});
