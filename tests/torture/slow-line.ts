import type { Page } from '@playwright/test';

/** Five bills take some seconds. Answers come at once (-1: no limit). */
const slow = { latency: 20, downloadThroughput: -1, uploadThroughput: 100_000 };
const quick = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Gives the page a slow connection for its bills, from the first one of each load on. The load itself is quick: with a
 * limit on its uploads, Chromium's simulated line sometimes never ends a load. Chromium delays answer and progress, but
 * the bytes may already be at the backend. So an upload that is cut off here may have arrived.
 */
export async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  let offline = false;
  const set = (line: typeof slow) => session.send('Network.emulateNetworkConditions', { ...line, offline });
  const setOffline = (isCut: boolean) => {
    offline = isCut;
    return set(slow);
  };
  await session.send('Network.enable');
  await page.route('**/submitBill', async (route) => {
    try {
      await page.waitForLoadState();
      await set(slow);
      await route.continue();
    } catch {
      // The page was killed or has loaded again meanwhile, and its request is gone.
    }
  });
  return {
    session,
    cut: () => setOffline(true),
    mend: () => setOffline(false),
    /** Loads the page again. */
    reload: async () => {
      await set(quick);
      await page.reload();
    },
  };
}
