import type { Browser } from './browser';
import { openFirefox } from './firefox';
import { openOldChrome } from './old-chrome';
import { openPlaywrightFirefox, openPlaywrightWebKit } from './playwright';
import { openWebKitGtk, openWpeWebKit } from './webkit';

export interface Engine {
  /** What it stands for. */
  name: string;
  /** Browsers of that engine, the first choice first; each gives `undefined` where it is not to be had. */
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
