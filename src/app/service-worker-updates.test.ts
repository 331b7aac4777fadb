import { registerSW } from 'virtual:pwa-register';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBusy } from '@/session/busy';
import { stubLocks } from '../../tests/setup/locks';
import { watchServiceWorker } from './service-worker-updates';

const update = vi.fn<() => Promise<void>>();

beforeEach(() => {
  stubLocks();
  vi.stubGlobal('navigator', Object.assign(navigator, { serviceWorker: new EventTarget() }));
  vi.mocked(registerSW).mockReset().mockReturnValue(update);
  update.mockReset().mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

/** Registers the worker and gives what the app told the plugin. */
function options() {
  watchServiceWorker();
  const given = vi.mocked(registerSW).mock.calls[0]?.[0];
  if (!given) throw new Error('No service worker was registered.');
  return given;
}

it('registers nothing in a browser without service workers', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  watchServiceWorker();
  expect(registerSW).not.toHaveBeenCalled();
});

it('lets a new version take over at once while nobody is busy', async () => {
  options().onNeedRefresh?.();
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
});

it('lets a new version wait for an upload', async () => {
  vi.useFakeTimers();
  const end = startBusy('upload');
  options().onNeedRefresh?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(update).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(update).toHaveBeenCalledOnce();
});

it('asks for a new version every hour, and goes on when that fails', async () => {
  vi.useFakeTimers();
  const registration = { update: vi.fn(() => Promise.reject(new TypeError('offline'))) };
  options().onRegisteredSW?.('/service-worker.js', registration as unknown as ServiceWorkerRegistration); // all it needs
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000 - 1);
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000 + 1);
  expect(registration.update).toHaveBeenCalledTimes(2);
});
