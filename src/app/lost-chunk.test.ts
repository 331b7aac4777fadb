import { beforeEach, expect, it, vi } from 'vitest';
import { startBusy } from '@/session/busy';
import { reloadOnLostChunk } from './lost-chunk';

const reload = vi.fn();
const lose = () =>
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError'), { payload: new Error('Failed to fetch x.js') }),
  );

reloadOnLostChunk();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  document.head.innerHTML = '<script type="module" src="/assets/main-a1.js"></script>';
});

it('reloads once per build, and keeps the router from reloading by itself', () => {
  lose();
  lose();
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('tanstack_router_reload:Failed to fetch x.js')).toBe('1');
  document.head.innerHTML = '<script type="module" src="/assets/main-b2.js"></script>';
  lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('never reloads offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lose();
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('tanstack_router_reload:Failed to fetch x.js')).toBe('1');
});

it('never reloads under a running upload', () => {
  const end = startBusy('upload');
  lose();
  expect(reload).not.toHaveBeenCalled();
  end();
});
