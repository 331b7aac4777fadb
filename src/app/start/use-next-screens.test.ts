import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screenFilesId } from '@/brand/page-elements';
import { useNextScreens } from './use-next-screens';

const files = ['assets/next.js', 'assets/redeem.js', 'assets/visit.js'];
const screens = { redeem: [0, 1], membership: [0], visit: [2] };

const fetched = vi.fn(async () => new Response());

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockClear());
  document.body.innerHTML = `<script type="application/json" id="${screenFilesId}">${JSON.stringify({ files, screens })}</script>`;
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('fetches the files of the next screens, each once, when the first screen has its content', () => {
  const { rerender } = renderHook(useNextScreens, { initialProps: false });
  expect(fetched).not.toHaveBeenCalled();
  rerender(true);
  rerender(true);
  const low = { priority: 'low' };
  expect(fetched.mock.calls).toEqual([
    ['/assets/next.js', low],
    ['/assets/redeem.js', low],
  ]);
});

it('leaves it to a service worker where there is one', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  renderHook(useNextScreens, { initialProps: true });
  expect(fetched).not.toHaveBeenCalled();
});

it('says nothing when the network is gone, or when the page names no files', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  renderHook(useNextScreens, { initialProps: true });
  document.body.innerHTML = '';
  renderHook(useNextScreens, { initialProps: true });
  expect(fetched).toHaveBeenCalledTimes(2);
});
