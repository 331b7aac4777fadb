import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The mistakes that axe finds on the page when it has loaded everything, one line for each rule. */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return violationsNow(page);
}

/** The mistakes that axe finds on the page as it is. */
export async function violationsNow(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = (await page.evaluate('axe.run()')) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}
