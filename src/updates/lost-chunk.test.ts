import { beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../tests/setup/until';
import { startBusy } from './busy';
import { reloadOnLostChunk, useLostChunk } from './lost-chunk';

const reload = vi.fn();
const server = vi.fn<typeof fetch>();
const gone = () => Promise.resolve(new Response(null, { status: 404 }));
const there = () => Promise.resolve(new Response(null, { headers: { 'content-type': 'text/javascript' } }));

/** The messages of Chromium and Firefox. WebKit names no file. */
const named = 'Failed to fetch dynamically imported module: https://mall.test/assets/x-1.js';
const unnamed = 'Importing a module script failed.';

/** Resolves when the failure is handled. */
async function lose(message = named): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }));
  await until(() => expect(useLostChunk.getState().reloading && reload.mock.calls.length === 0).toBe(false));
}

reloadOnLostChunk();

beforeEach(() => {
  reload.mockReset();
  server.mockReset().mockImplementation(gone);
  useLostChunk.setState({ reloading: false });
  vi.stubGlobal('fetch', server);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  document.head.innerHTML = '<script type="module" src="https://mall.test/assets/main-a1.js"></script>';
});

describe('a missing chunk', () => {
  it('reloads once per build, and keeps the router from reloading by itself', async () => {
    await lose();
    await lose();
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem(`tanstack_router_reload:${named}`)).toBe('1');
    document.head.innerHTML = '<script type="module" src="https://mall.test/assets/main-b2.js"></script>';
    await lose();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the file that the browser names', named, 'https://mall.test/assets/x-1.js'],
    ['a style sheet', 'Unable to preload CSS for /assets/x-1.css', '/assets/x-1.css'],
    ['the entry, where the browser names none', unnamed, 'https://mall.test/assets/main-a1.js'],
  ])('is known by %s, asked for behind every cache', async (_name, message, address) => {
    await lose(message);
    expect(server).toHaveBeenCalledWith(
      address,
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is also recognised if the server answers with a page', async () => {
    server.mockResolvedValue(new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    await lose();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('never reloads offline, and sends no request', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await lose();
    expect(reload).not.toHaveBeenCalled();
    expect(server).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(`tanstack_router_reload:${named}`)).toBe('1');
  });

  it('never reloads during an upload, even one that starts meanwhile', async () => {
    const end = startBusy('upload');
    await lose();
    end();
    let endLate = () => {};
    server.mockImplementation(() => {
      endLate = startBusy('upload');
      return gone();
    });
    await lose();
    endLate();
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ['is there', there],
  ['cannot be asked for, because the shopper is leaving', () => Promise.reject(new TypeError('cancelled'))],
  ['has a server in trouble', () => Promise.resolve(new Response(null, { status: 503 }))],
])('a chunk that %s does not reload, and the next loss asks again', async (_name, answer) => {
  server.mockImplementation(answer);
  await lose();
  expect(reload).not.toHaveBeenCalled();
  expect(useLostChunk.getState().reloading).toBe(false);
  server.mockImplementation(gone);
  await lose();
  expect(reload).toHaveBeenCalledOnce();
});
