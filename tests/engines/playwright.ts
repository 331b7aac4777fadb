import { existsSync } from 'node:fs';
import { type BrowserType, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { type Browser, tabKey, windowSize } from './browser';

/** Playwright's own WebKit, if it was downloaded. */
export const openPlaywrightWebKit = () => openOwn(webkit, 'WebKit');

/** Playwright's own Firefox, if it was downloaded. */
export const openPlaywrightFirefox = () => openOwn(firefox, 'Firefox');

async function openOwn(type: BrowserType, label: string): Promise<Browser | undefined> {
  return existsSync(type.executablePath()) ? openWithPlaywright(type, label, {}) : undefined;
}

/**
 * A browser that Playwright starts. It uses only the parts of Playwright that work in old browsers: its locators call
 * functions that Chrome 103 lacks.
 */
export async function openWithPlaywright(
  type: BrowserType,
  label: string,
  options: LaunchOptions,
): Promise<Browser> {
  const browser = await type.launch(options);
  const context = await browser.newContext({ viewport: windowSize, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return {
    name: `${label} ${browser.version()}, Playwright's`,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    run: (body, args) => page.evaluate(`(function () { ${body} })(...${JSON.stringify(args)})`),
    tap: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => (text === tabKey ? page.keyboard.press('Tab') : page.keyboard.type(text)),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
