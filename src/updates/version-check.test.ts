import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readStored, writeStored } from '@/session/stored-values';
import { stubBackend } from '../../tests/setup/backend';
import { laterAnswer } from '../../tests/setup/later-answer';
import { stubLocks } from '../../tests/setup/locks';
import { stubAppActions } from '../../tests/setup/session';
import { startBusy } from './busy';
import { checkVersion } from './version-check';

let appActions: ReturnType<typeof stubAppActions>;
const serve = (version: string) => stubBackend({ '/appVersion': { statusCode: 100, app_version: version } });

function stubServiceWorker(update: () => Promise<void>): void {
  const serviceWorker = { getRegistration: async () => ({ update }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
}

beforeEach(() => {
  stubLocks();
  appActions = stubAppActions();
});

it.each([
  ['a first visit', undefined, 0],
  ['a visit with the same version', '4.1', 0],
  ['a visit with another version', '4.0', 1],
])('%s (%s was stored) stores the version, and reloads %i times', async (_, stored, reloads) => {
  writeStored('currVersion', stored);
  serve('4.1');
  await checkVersion();
  expect(readStored('currVersion')).toBe('4.1');
  expect(appActions.reload).toHaveBeenCalledTimes(reloads);
});

it('fetches the new service worker first, because the old one would give the old page again', async () => {
  const steps: string[] = [];
  const update = async () => void steps.push('update');
  stubServiceWorker(update);
  appActions.reload.mockImplementation(() => void steps.push('reload'));
  writeStored('currVersion', '4.0');
  serve('4.1');
  await checkVersion();
  expect(steps).toEqual(['update', 'reload']);
});

it('does not interrupt what began while the new service worker was fetched', async () => {
  vi.useFakeTimers();
  const update = laterAnswer();
  stubServiceWorker(update.asked);
  writeStored('currVersion', '4.0');
  serve('4.1');
  const checked = checkVersion();
  await vi.advanceTimersByTimeAsync(1_000);
  const endOrder = startBusy('order');
  await update.give();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(appActions.reload).not.toHaveBeenCalled();
  expect(readStored('currVersion')).toBe('4.0');
  endOrder();
  await vi.advanceTimersByTimeAsync(2_000);
  await checked;
  expect(appActions.reload).toHaveBeenCalledOnce();
});

it('does not wait without an end for a service worker that never comes', async () => {
  vi.useFakeTimers();
  stubServiceWorker(() => new Promise(() => {}));
  writeStored('currVersion', '4.0');
  serve('4.1');
  const checked = checkVersion();
  await vi.advanceTimersByTimeAsync(15_000);
  await checked;
  expect(appActions.reload).toHaveBeenCalledOnce();
});

it('waits for an unsaved form, and reloads once, even after several checks', async () => {
  vi.useFakeTimers();
  writeStored('currVersion', '4.0');
  serve('4.1');
  const endForm = startBusy('form');
  const checks = [checkVersion(), checkVersion()];
  await vi.advanceTimersByTimeAsync(5_000);
  checks.push(checkVersion());
  expect(appActions.reload).not.toHaveBeenCalled();
  endForm();
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all(checks);
  expect(appActions.reload).toHaveBeenCalledOnce();
});

it.each([undefined, { statusCode: 100 }, { statusCode: 102 }])(
  'changes nothing when the answer is %j',
  async (answer) => {
    writeStored('currVersion', '4.0');
    stubBackend({ '/appVersion': answer });
    await checkVersion();
    expect(readStored('currVersion')).toBe('4.0');
    expect(appActions.reload).not.toHaveBeenCalled();
  },
);
