import { registerSW } from 'virtual:pwa-register';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLocks } from '../../tests/setup/locks';
import { until } from '../../tests/setup/until';
import { startBusy } from './busy';
import { followTakeover, watchServiceWorker } from './service-worker-updates';

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

/** Registers the worker and returns the callbacks that the app gave to the plugin. */
function options() {
  watchServiceWorker();
  const given = vi.mocked(registerSW).mock.calls[0]?.[0];
  if (!given) throw new Error('No service worker was registered.');
  return given;
}

describe('a new service worker', () => {
  it('registers nothing in a browser without service workers', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    watchServiceWorker();
    expect(registerSW).not.toHaveBeenCalled();
  });

  it('lets a new version take over at once while nobody is busy', async () => {
    options().onNeedRefresh?.();
    await until(() => expect(update).toHaveBeenCalledOnce());
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

  it('looks for a new version every hour, even after a failure', async () => {
    vi.useFakeTimers();
    const registration = { update: vi.fn(() => Promise.reject(new TypeError('offline'))) };
    options().onRegisteredSW?.('/service-worker.js', registration as unknown as ServiceWorkerRegistration); // the only part that is needed
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000 - 1);
    expect(registration.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000 + 1);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});

describe('a takeover by another release', () => {
  const worker = (release: number) => ({ release }) as unknown as ServiceWorker;
  const [first, second] = [worker(1), worker(2)];

  const reload = vi.fn();
  let container: EventTarget & { controller?: ServiceWorker };

  beforeEach(() => {
    vi.useFakeTimers();
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

  it('reloads a tab that another release took over, even if the tab never heard of an update', async () => {
    container.controller = first;
    followTakeover(first);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).not.toHaveBeenCalled();
    await takeOver(second);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads a tab that was taken over before the app began to watch', async () => {
    container.controller = second;
    followTakeover(first);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload for the very first worker, but for the next one', async () => {
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
});
