import type { Browser } from 'playwright-core';

/** The sites of one commit. */
export interface Side {
  browser: Browser;
  /** Their folder. */
  sites: string;
}
