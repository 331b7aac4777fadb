import type { BrowserContext, Page } from '@playwright/test';

/** Holds back every request for these addresses. Returns a function that lets them go, now and from then on. */
export async function holdBack(pages: Page | BrowserContext, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const allowed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await pages.route(addresses, async (route) => {
    await allowed;
    await route.continue();
  });
  return letGo;
}
