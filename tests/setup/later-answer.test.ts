import { expect, it } from 'vitest';
import { laterAnswer } from './later-answer';

it('an answer that is given before anybody has asked waits for the first who asks', async () => {
  const answer = laterAnswer<string>();
  const given = answer.give('yes');
  expect(await Promise.all([answer.asked(), given])).toEqual(['yes', undefined]);
  expect(await answer.asked()).toBe('yes');
});

it('a failure waits in the same way', async () => {
  const answer = laterAnswer();
  const failed = answer.fail(new Error('no network'));
  await expect(answer.asked()).rejects.toThrow('no network');
  await failed;
});
