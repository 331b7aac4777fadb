import '../../../tests/setup/key-store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetClientState } from '@/session/client-state';
import { keepMark, sentMarks } from '@/session/kept/sent-marks';
import { clearSessionValues, writeStored } from '@/session/stored-values';
import { CallError, type Failure } from '@/transport/call-error';
import { useQuestion } from '@/ui/feedback/ask';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { sendOnce } from './send-once';

const start = new Date('2026-11-27T10:42:30');
const message = { subject: 'General', message: 'Clean halls.' };
const minutes = (count: number) => vi.setSystemTime(start.getTime() + count * 60_000);
const question = () => useQuestion.getState().question;
const asked = () => until(() => expect(question()?.text).toBe('You sent this at 10:42 AM. Send it again?'));
const failure = (kind: 'offline' | 'timeout' | 'malformed' | 'rejected' | 'unauthorised'): Failure => {
  const description = '';
  if (kind === 'rejected') return { kind, statusCode: 102, description };
  return kind === 'unauthorised' ? { kind, reason: 'unknown', description } : { kind };
};

let arrived = 0;
const arrive = async () => {
  arrived += 1;
  return 'thanks';
};
const sendMessage = (send: () => Promise<string> = arrive) => sendOnce('feedback', message, send);
function logInAsNext() {
  logInAsCustomer();
  writeStored('user', JSON.stringify({ id: '6', mobile_number: '9876500006' }));
}
const failWith = (kind: Parameters<typeof failure>[0]) => () =>
  Promise.reject(new CallError(failure(kind), '/submitFeedback'));

beforeEach(() => {
  arrived = 0;
  useQuestion.setState({ question: undefined });
  vi.useFakeTimers({ toFake: ['Date'] });
  minutes(0);
  stubLocks();
  logInAsCustomer();
});

describe('the same again', () => {
  it.each([
    ['a success', arrive],
    ['a timeout', failWith('timeout')],
  ])('asks after %s, and a no sends nothing', async (_, first) => {
    await sendMessage(first).catch(() => {});
    arrived = 0;
    minutes(9);
    const again = sendMessage();
    await asked();
    question()?.answer(false);
    expect(await again).toBeUndefined();
    expect(arrived).toBe(0);
  });

  it('is sent after a yes, and is then remembered anew', async () => {
    await sendMessage();
    minutes(9);
    const again = sendMessage();
    await asked();
    question()?.answer(true);
    expect(await again).toMatchObject({ reply: 'thanks' });
    minutes(18);
    void sendMessage();
    await until(() => expect(question()?.text).toContain('10:51 AM'));
  });

  it.each(['rejected', 'offline', 'unauthorised', 'malformed'] as const)(
    'is sent at once after a failure that was shown: %s',
    async (kind) => {
      await expect(sendMessage(failWith(kind))).rejects.toMatchObject({ failure: { kind } });
      expect(await sendMessage()).toMatchObject({ reply: 'thanks' });
    },
  );

  it('asks on the next page when this one ended without an answer', async () => {
    void sendMessage(() => new Promise(() => {}));
    await until(() => expect(localStorage.getItem('state.sent-feedback')).not.toBeNull());
    stubLocks(); // the browser takes the lock from a page that is gone
    void sendMessage();
    await asked();
  });

  it.each(['beforeunload', 'pagehide'])(
    'asks when the end of the page (%s) broke it off, because nobody read of that',
    async (event) => {
      const broken = () => {
        dispatchEvent(new Event(event));
        return failWith('offline')();
      };
      await sendMessage(broken).catch(() => {});
      void sendMessage();
      await asked();
    },
  );

  it('is sent at once ten minutes later', async () => {
    await sendMessage();
    minutes(10);
    await sendMessage();
    expect(arrived).toBe(2);
  });

  it('asks about a visit whose only difference is the minute', async () => {
    const visit = { firstName: 'Asha', day: '2026-11-27' };
    await sendOnce('visit', { ...visit, time: '10:42' }, arrive);
    void sendOnce('visit', { ...visit, time: '10:44' }, arrive);
    await asked();
  });
});

describe('anything else is sent at once:', () => {
  it('other words', async () => {
    await sendMessage();
    await sendOnce('feedback', { ...message, message: 'Dark halls.' }, arrive);
    expect(arrived).toBe(2);
  });

  it("another customer's same words, after a logout", async () => {
    await sendMessage();
    clearSessionValues();
    resetClientState();
    expect(localStorage.getItem('state.sent-feedback')).toBeNull();
    logInAsNext();
    await sendMessage();
    expect(arrived).toBe(2);
  });
});

it('three tabs at once send it once', async () => {
  const answer = laterAnswer<string>();
  const send = () => {
    arrived += 1;
    return answer.asked();
  };
  const tabs = [sendMessage(send), sendMessage(send), sendMessage(send)];
  await until(() => expect(arrived).toBe(1));
  await answer.give('thanks');
  await asked();
  question()?.answer(false);
  await Promise.all(tabs);
  expect(arrived).toBe(1);
});

it('asks once more when another tab has sent it again while the question was open', async () => {
  await sendMessage();
  const again = sendMessage();
  await asked();
  minutes(1);
  const [mark] = await sentMarks('feedback');
  await keepMark('feedback', { hash: mark?.hash ?? '', at: Date.now() });
  question()?.answer(true);
  await until(() => expect(question()?.text).toContain('10:43 AM'));
  question()?.answer(true);
  expect(await again).toMatchObject({ reply: 'thanks' });
});

describe('nothing leaves, and nothing is kept, for the next customer whose login comes', () => {
  it('while it waits for another tab', async () => {
    const otherTab = laterAnswer();
    const held = navigator.locks.request('sent-feedback', otherTab.asked);
    const waiting = sendMessage();
    await otherTab.whenAsked();
    logInAsNext();
    await otherTab.give();
    await held;
    await expect(waiting).rejects.toMatchObject({ failure: { reason: 'ended' } });
    expect(arrived).toBe(0);
    expect(await sentMarks('feedback')).toEqual([]);
  });

  it('while the question is open', async () => {
    await sendMessage();
    const again = sendMessage();
    await asked();
    logInAsNext();
    question()?.answer(true);
    await expect(again).rejects.toMatchObject({ failure: { reason: 'ended' } });
    expect(arrived).toBe(1);
    expect(await sentMarks('feedback')).toEqual([]);
  });
});

describe('what is remembered', () => {
  it("is sealed, and a visitor's belongs to the tab", async () => {
    clearSessionValues();
    await sendOnce('visit', message, arrive);
    expect(localStorage.getItem('state.sent-visit')).toBeNull();
    const kept = sessionStorage.getItem('state.sent-visit') ?? '';
    expect(kept).not.toBe('');
    expect(atob(kept)).not.toContain('hash');
    sessionStorage.clear(); // another tab
    await sendOnce('visit', message, arrive);
    expect(arrived).toBe(2);
  });

  it('is nothing of a customer who has logged out before it was written', async () => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...values) => {
      writeStored('user', undefined);
      return encrypt(...values);
    });
    await expect(sendMessage()).rejects.toMatchObject({ failure: { reason: 'ended' } });
    expect(Object.keys(localStorage).filter((name) => name.startsWith('state.'))).toEqual([]);
  });

  it('is nothing without storage, and it is sent all the same', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('none'));
    expect(await sendMessage()).toMatchObject({ reply: 'thanks' });
  });
});
