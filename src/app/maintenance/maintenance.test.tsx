import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isMaintainance } from '@/contract/session';
import { readStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { until } from '../../../tests/setup/until';
import { useMaintenance, useMaintenanceCheck } from './maintenance';

const answers = {
  on: { statusCode: 100, maintainance_mode: '1' },
  off: { statusCode: 100, maintainance_mode: 0 },
};

beforeEach(() => {
  vi.useFakeTimers();
  useMaintenance.setState({ active: false });
});

it('checks at start and every 60 s, stores the flag and applies it', async () => {
  const backend = stubBackend({ '/isMaintainance': answers.on });
  const { unmount } = renderHook(useMaintenanceCheck, { initialProps: true });
  await until(() => expect(useMaintenance.getState().active).toBe(true));
  expect(readStored('ismaintainance')).toBe('true');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(backend.requestsTo(isMaintainance)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(backend.requestsTo(isMaintainance)).toHaveLength(2);
  expect(backend.seen[0]).toMatchObject({ authorization: null, fields: { merchant_id: '501' } });
  unmount();
});

const noMaintenance = [undefined, answers.off, { statusCode: 102 }, () => new Response('<html></html>')];

it.each(noMaintenance)('reads %j as no maintenance, and tells nobody', async (answer) => {
  useToasts.setState({ toasts: [] });
  useMaintenance.setState({ active: true });
  stubBackend({ '/isMaintainance': answer });
  const { unmount } = renderHook(useMaintenanceCheck, { initialProps: true });
  await until(() => expect(useMaintenance.getState().active).toBe(false));
  expect(readStored('ismaintainance')).toBe('false');
  expect(useToasts.getState().toasts).toEqual([]);
  unmount();
});

it('ignores a late answer after a newer one', async () => {
  const first = laterAnswer<Response>();
  let checks = 0;
  stubBackend({ '/isMaintainance': () => (++checks === 1 ? first.asked() : Response.json(answers.on)) });
  const { unmount } = renderHook(useMaintenanceCheck, { initialProps: true });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(useMaintenance.getState().active).toBe(true);
  await first.give(Response.json(answers.off));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(useMaintenance.getState().active).toBe(true);
  unmount();
});

it('sends nothing until it is allowed to check', async () => {
  const backend = stubBackend({ '/isMaintainance': answers.on });
  const { rerender, unmount } = renderHook(useMaintenanceCheck, { initialProps: false });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(backend.requestsTo(isMaintainance)).toHaveLength(0);
  rerender(true);
  await until(() => expect(backend.requestsTo(isMaintainance)).toHaveLength(1));
  unmount();
});
