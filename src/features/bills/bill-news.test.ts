import { expect, it, vi } from 'vitest';
import { until } from '../../../tests/setup/until';

/** A tab of its own, and how often it has heard of a change. */
async function openTab() {
  vi.resetModules();
  const news = await import('./bill-news');
  const heard = vi.fn<() => void>();
  return { ...news, heard, stop: news.followBillNews(heard) };
}

it('a bill that changed is old news in no tab: each one hears of it once', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.tellBillsChanged();
  expect(one.heard).toHaveBeenCalledOnce();
  await until(() => expect(other.heard).toHaveBeenCalledOnce());
  expect(one.heard).toHaveBeenCalledOnce();
});

it('a bill that was sent counts as one, and a bill that only changed does not', async () => {
  const tab = await openTab();
  const { takeSteps } = await import('@/session/steps');
  tab.tellBillsChanged();
  expect(takeSteps()).toBeUndefined();
  tab.tellBillSent();
  expect(takeSteps()).toEqual(['billSent']);
  expect(tab.heard).toHaveBeenCalledTimes(2);
});
