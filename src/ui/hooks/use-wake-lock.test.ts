import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { until } from '../../../tests/setup/until';
import { useWakeLock } from './use-wake-lock';

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));
Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });

afterEach(() => vi.clearAllMocks());

function become(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks again when the page is visible again, because the browser has taken the lock back', async () => {
  const { unmount } = renderHook(useWakeLock);
  await until(() => expect(request).toHaveBeenCalledTimes(1));
  become('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  become('visible');
  await until(() => expect(request).toHaveBeenCalledTimes(2));
  unmount();
  become('visible');
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).toHaveBeenCalledTimes(1);
});

it('lets the screen go dark when the lock comes after its component has gone', async () => {
  const { unmount } = renderHook(useWakeLock);
  unmount();
  await until(() => expect(release).toHaveBeenCalledTimes(1));
});

it('is left alone where the browser refuses', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  request.mockRejectedValueOnce(new DOMException('battery', 'NotAllowedError'));
  renderHook(useWakeLock).unmount();
  await until(() => expect(told).toHaveBeenCalledOnce());
  expect(release).not.toHaveBeenCalled();
});
