import { beforeEach, expect, it, vi } from 'vitest';
import { startBusy } from '@/session/busy';
import { stubLocks } from '../../tests/setup/locks';
import { followTakeover } from './follow-takeover';

const worker = (release: number) => ({ release }) as unknown as ServiceWorker;
const [first, second] = [worker(1), worker(2)];

const reload = vi.fn();
let container: EventTarget & { controller?: ServiceWorker };

beforeEach(() => {
  vi.useFakeTimers();
  stubLocks();
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  container = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

async function takeOver(controller: ServiceWorker) {
  container.controller = controller;
  container.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(0);
}

it('reloads a tab that another release took over, though the tab was never told of an update', async () => {
  container.controller = first;
  followTakeover(first);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  await takeOver(second);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a tab that was taken over before anybody followed', async () => {
  container.controller = second;
  followTakeover(first);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload for the first worker of all, but for the one after it', async () => {
  followTakeover(undefined);
  await takeOver(first);
  expect(reload).not.toHaveBeenCalled();
  await takeOver(second);
  expect(reload).toHaveBeenCalledOnce();
});

it('waits until no tab is busy', async () => {
  const end = startBusy('form');
  container.controller = first;
  followTakeover(first);
  await takeOver(second);
  expect(reload).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledOnce();
});
