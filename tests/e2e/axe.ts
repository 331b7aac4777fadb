import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The mistakes that axe finds on the page, one line for each rule. It waits until a page that was opened by its address
 * has loaded everything. After a tap in the app, the test waits for the new content itself.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return violationsNow(page);
}

/** The mistakes that axe finds on the page as it is, once no colour changes any more. */
export async function violationsNow(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
  );
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  const found = (await page.evaluate(violated)) as AxeResults['violations'];
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

// Without the long lists of all that is right.
const violated = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)`;
