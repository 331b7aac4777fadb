import { expect, it, vi } from 'vitest';
import type { WireBody } from '@/contract/call';
import { laterAnswer } from '../../tests/setup/later-answer';
import { createRepeats, repeatWindow } from './repeats';

let time = 0;
const repeats = () => createRepeats(() => new Date(time));

it('carries a write out once for all arrivals at once, and up to two seconds after the answer', async () => {
  const { once } = repeats();
  const answer = laterAnswer<WireBody>();
  const carryOut = vi.fn(answer.asked);
  const both = [once('a', carryOut), once('a', carryOut)];
  time += 60_000; // a slow answer
  await answer.give({ id: 1 });
  expect(await Promise.all(both)).toEqual([{ id: 1 }, { id: 1 }]);
  time += repeatWindow - 1;
  expect(await once('a', carryOut)).toEqual({ id: 1 });
  expect(carryOut).toHaveBeenCalledOnce();
});

it('carries out another write, and the same one again later', async () => {
  const { once } = repeats();
  const carryOut = vi.fn(async () => ({}));
  await once('a', carryOut);
  await once('b', carryOut);
  time += repeatWindow;
  await once('a', carryOut);
  expect(carryOut).toHaveBeenCalledTimes(3);
});

it('does not remember a refusal', async () => {
  const { once } = repeats();
  await expect(once('a', () => Promise.reject(new Error('Refused.')))).rejects.toThrow('Refused.');
  expect(await once('a', async () => ({ id: 2 }))).toEqual({ id: 2 });
});
