import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '@/transport/call-error';
import { useToasts } from '@/ui/feedback/show-toast';
import { laterAnswer } from '../../tests/setup/later-answer';
import { renderQueryHook } from '../../tests/setup/query-client';
import { until } from '../../tests/setup/until';
import { useWrite, type Write } from './use-write';

beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(cleanup);

const refused = new CallError({ kind: 'rejected', statusCode: 102, description: '' }, '/book');
const offline = new CallError({ kind: 'offline' }, '/book');

/** A write that is answered with `answer`, and queries that it can make old. */
function open(answer: () => Promise<string>, more: Partial<Write<string, string>> = {}) {
  const send = vi.fn<Write<string, string>['send']>(answer);
  const write: Write<string, string> = {
    send,
    stale: () => [['list']],
    staleIfRefused: [['slots']],
    ...more,
  };
  const { queryClient, result, unmount } = renderQueryHook(() => useWrite<string, string>(write));
  for (const key of ['list', 'slots']) queryClient.setQueryData([key], 'before');
  const old = () => ['list', 'slots'].filter((key) => queryClient.getQueryState([key])?.isInvalidated);
  const sent = () => send.mock.calls.map(([values]) => values);
  const said = () => useToasts.getState().toasts.map(({ text }) => text);
  return { sent, hook: result, queryClient, unmount, old, said };
}

it('sends one at a time, and says that it is sending', async () => {
  const answer = laterAnswer<string>();
  const { sent, hook } = open(answer.asked);
  let first: Promise<unknown> = Promise.resolve();
  act(() => {
    first = hook.current.send('first');
    void expect(hook.current.send('second')).resolves.toBeUndefined();
  });
  expect(hook.current.pending).toBe(true);
  await until(() => expect(sent()).toEqual(['first']));
  await answer.give('done');
  await act(() => expect(first).resolves.toEqual({ reply: 'done' }));
  expect(hook.current.pending).toBe(false);
});

it('keeps, outdates and says what its answer means, also for a shopper who has left', async () => {
  const answer = laterAnswer<string>();
  const { hook, queryClient, unmount, old, said } = open(answer.asked, {
    keep: (reply, values, client) => client.setQueryData(['kept'], `${values}: ${reply}`),
    says: (reply) => `It is ${reply}`,
  });
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = hook.current.send('first');
  });
  unmount();
  await answer.give('done');
  await sent;
  expect(queryClient.getQueryData(['kept'])).toBe('first: done');
  expect(old()).toEqual(['list']);
  expect(said()).toEqual(['It is done']);
});

it.each([
  ['a refusal', refused, ['slots']],
  ['a lost network', offline, []],
])('after %s it gives nothing, says nothing of its own, and knows what is old', async (_, failure, stale) => {
  const keep = vi.fn();
  const { hook, old, said } = open(() => Promise.reject(failure), { keep, says: () => 'Done' });
  await act(() => expect(hook.current.send('first')).resolves.toBeUndefined());
  expect(old()).toEqual(stale);
  expect(keep).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

it('sends nothing where the shopper says that it is enough', async () => {
  const { sent, hook } = open(() => Promise.resolve('done'), { once: () => Promise.resolve(undefined) });
  await act(() => expect(hook.current.send('first')).resolves.toBeUndefined());
  expect(sent()).toEqual([]);
});
