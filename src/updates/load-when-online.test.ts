import { expect, it, vi } from 'vitest';
import { until } from '../../tests/setup/until';
import { loadWhenOnline } from './load-when-online';

const lost = new Error('Failed to fetch dynamically imported module');

it('fails at once while there is a network', async () => {
  await expect(loadWhenOnline(() => Promise.reject(lost))).rejects.toBe(lost);
});

it('waits for the network if there is none, and tries again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => (navigator.onLine ? Promise.resolve('part') : Promise.reject(lost)));
  const loaded = loadWhenOnline(load);
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  await until(() => {
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await loaded).toBe('part');
});
