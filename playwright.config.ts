import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './tests/browser/chromium-arguments';
import { findChromium, findHeadlessShell } from './tests/browser/find-chromium';

const executablePath = findHeadlessShell() ?? findChromium();
if (!executablePath)
  throw new Error('No Chromium found. `npm run test:all` installs one, or set CHROMIUM_PATH.');

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // Both are deadlines for a busy machine, not waits.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    // The service worker fetches the whole site in every test. Tests about it say 'allow'.
    serviceWorkers: 'block',
    // A trace costs each test a tenth of its time. `npx playwright test FILE --trace on` makes one of a test that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: chromiumArguments,
    },
  },
});
