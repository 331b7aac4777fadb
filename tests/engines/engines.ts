import type { Browser } from './browser';
import { openFirefox } from './firefox';
import { openOldChrome } from './old-chrome';
import { openPlaywrightFirefox, openPlaywrightWebKit } from './playwright';
import { openWebKitGtk, openWpeWebKit } from './webkit';

export interface Engine {
  /** The promised browser that it represents. */
  name: string;
  /** Browsers with that engine, the best one first. Each returns `undefined` if the machine does not have it. */
  browsers: readonly (() => Promise<Browser | undefined>)[];
  /** How a person gets one. */
  how: string;
}

export const engines: readonly Engine[] = [
  {
    name: 'WebKit',
    browsers: [openPlaywrightWebKit, openWebKitGtk],
    how: '`npx playwright install --with-deps webkit`, or Debian’s webkit2gtk-driver and xvfb',
  },
  {
    name: 'Firefox',
    browsers: [openPlaywrightFirefox, openFirefox],
    how: '`npx playwright install --with-deps firefox`, or Debian’s firefox-esr',
  },
  {
    name: 'Safari 16.0',
    browsers: [openWpeWebKit],
    how: 'wpewebkit-driver and libwpewebkit-1.1-0 of Debian 12',
  },
  {
    name: 'Chrome 103',
    browsers: [openOldChrome],
    how: 'Linux on x64, and a registry that has @sparticuz/chromium',
  },
];
