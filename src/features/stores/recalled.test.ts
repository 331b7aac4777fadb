import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, type Failure } from '@/transport/call-error';
import { until } from '../../../tests/setup/until';
import { keepReply, keptReply } from './kept-replies';
import { recalled } from './recalled';

const fails = (failure: Failure) => () => Promise.reject(new CallError(failure, '/getMallLayout'));
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const noon = Date.parse('2026-11-23T12:00:00Z');

let name = 0;
beforeEach(() => {
  name += 1;
  vi.setSystemTime(noon);
});
const ask = (answer: () => Promise<object>) => recalled(`test ${name}`, answer);

/** The answer is kept behind the caller's back. */
async function keepAnswer(answer: object): Promise<void> {
  await ask(async () => answer);
  await until(async () => expect((await keptReply(`test ${name}`))?.reply).toEqual(answer));
}

describe('an answer of the directory', () => {
  it('comes from the backend as it is', async () => {
    expect(await ask(async () => ({ floors: 2 }))).toEqual({ floors: 2 });
  });

  it.each([{ kind: 'offline' }, { kind: 'timeout' }] as const)(
    'comes back with its time where the backend cannot be reached: %j',
    async (failure) => {
      await keepAnswer({ floors: 2 });
      vi.setSystemTime(noon + 60_000);
      expect(await ask(fails(failure))).toEqual({ floors: 2, asOf: noon });
    },
  );

  it('comes back without a call where the phone has no network', async () => {
    await keepAnswer({ floors: 2 });
    goOffline();
    const call = vi.fn(async () => ({ floors: 3 }));
    expect(await ask(call)).toEqual({ floors: 2, asOf: noon });
    expect(call).not.toHaveBeenCalled();
  });

  it('is asked for all the same where nothing was kept: the phone may be wrong', async () => {
    goOffline();
    expect(await ask(async () => ({ floors: 3 }))).toEqual({ floors: 3 });
  });

  it('replaces the one that was kept', async () => {
    await keepAnswer({ floors: 2 });
    vi.setSystemTime(noon + 5);
    await keepAnswer({ floors: 3 });
    expect(await ask(fails({ kind: 'offline' }))).toEqual({ floors: 3, asOf: noon + 5 });
  });

  it('is a failure where nothing was kept', async () => {
    await expect(ask(fails({ kind: 'offline' }))).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });

  it.each([{ kind: 'malformed' }, { kind: 'rejected', statusCode: 102, description: 'No' }] as const)(
    'that refuses or cannot be used is not covered up: %j',
    async (failure) => {
      await keepAnswer({ floors: 2 });
      await expect(ask(fails(failure))).rejects.toMatchObject({ failure });
    },
  );

  it('is gone after seven days', async () => {
    await keepAnswer({ floors: 2 });
    vi.setSystemTime(noon + 7 * 86_400_000 + 1);
    await expect(ask(fails({ kind: 'offline' }))).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });
});

it('three hundred answers are kept, the oldest go first', async () => {
  // Later than all others here. Some of these are kept when their test has ended, with the real time.
  const later = Date.parse('2999-01-01T00:00:00Z');
  for (let index = 0; index < 302; index += 1) await keepReply(`many ${index}`, { index }, later + index);
  expect(await keptReply('many 0')).toBeUndefined();
  expect(await keptReply('many 1')).toBeUndefined();
  expect(await keptReply('many 2')).toMatchObject({ reply: { index: 2 } });
  expect(await keptReply('many 301')).toMatchObject({ reply: { index: 301 } });
});
