import { expect, it, vi } from 'vitest';
import { askToStay } from './ask-to-stay';

const day = 24 * 3_600_000;

function browser(userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36') {
  const persist = vi.fn(async () => false);
  vi.stubGlobal('navigator', { userAgent, storage: { persist } });
  return persist;
}

it('asks once in 30 days, whatever the answer', async () => {
  const persist = browser();
  const now = Date.now();
  await askToStay(now);
  await askToStay(now + 29 * day);
  expect(persist).toHaveBeenCalledTimes(1);
  await askToStay(now + 31 * day);
  expect(persist).toHaveBeenCalledTimes(2);
});

it('asks again when the clock was put back by years', async () => {
  const persist = browser();
  await askToStay(Date.now() + 1_000 * day);
  await askToStay();
  expect(persist).toHaveBeenCalledTimes(2);
});

it('never asks Firefox, which would ask the shopper', async () => {
  const persist = browser('Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0');
  await askToStay();
  expect(persist).not.toHaveBeenCalled();
});

it('a browser that cannot, or that fails, breaks nothing', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Safari' });
  await askToStay();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  browser().mockRejectedValue(new Error('no'));
  await askToStay();
});
