import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../build/shared/project';
import buildAll from '../e2e/global-setup';
import { serveSites } from '../e2e/serve-sites';
import type { Browser } from './browser';
import { type Engine, engines } from './engines';
import { elsewhere, startFront } from './front';
import { journey } from './journey';
import { shopperIn } from './shopper';

const merchantId = '10072';
const pictures = join(projectRoot, 'test-results/engines');

interface EngineTally {
  passed: number;
  failures: string[];
}

/**
 * Runs the journey in every engine that this machine has a browser for, and names the missing ones. With `ENGINES=all` in
 * the environment a missing one is a failure.
 */
export async function runEngines(): Promise<EngineTally> {
  await buildAll();
  const tally: EngineTally = { passed: 0, failures: [] };
  for (const engine of engines) await runEngine(engine, tally);
  return tally;
}

async function runEngine(engine: Engine, tally: EngineTally): Promise<void> {
  let browser: Browser | undefined;
  try {
    browser = await openFirst(engine);
    if (!browser) {
      say(`\n── ${engine.name}: not found. ${engine.how}`);
      if (process.env.ENGINES === 'all') tally.failures.push(`${engine.name}: not found`);
      return;
    }
    say(`\n── ${engine.name}: ${browser.name}`);
    const failed = await takeJourney(browser);
    tally.failures.push(...failed.map((name) => `${engine.name} › ${name}`));
    tally.passed += journey.length - failed.length;
  } catch (error) {
    say(`\n── ${engine.name}: ${reasonsOf(error).join('\n  ')}`);
    tally.failures.push(`${engine.name}: ${reasonsOf(error).join('\n  ')}`);
  } finally {
    await browser?.close();
  }
}

async function openFirst({ browsers }: Engine): Promise<Browser | undefined> {
  for (const open of browsers) {
    const browser = await open();
    if (browser) return browser;
  }
  return undefined;
}

/** Returns the names of the steps that failed. The other steps still run after a failed one. */
async function takeJourney(browser: Browser): Promise<string[]> {
  const served = await serveSites();
  const front = await startFront(served.port);
  const mall = {
    url: (path: string) => `http://${merchantId}.localhost:${front.port}${path}`,
    elsewhere: `http://localhost:${front.port}${elsewhere.path}`,
    otpFor: served.otpFor,
    front,
  };
  const shopper = shopperIn(browser);
  const failed: string[] = [];
  try {
    for (const [index, { name, take }] of journey.entries()) {
      try {
        await take(shopper, mall);
        say(`  ✓ ${name}`);
      } catch (error) {
        failed.push(name);
        say(`  ✗ ${name}\n    ${reasonsOf(error).join('\n    ')}`);
        await keepPicture(browser, index);
      }
    }
  } finally {
    await front.close();
    await served.end();
  }
  return failed;
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause ? reasonsOf(error.cause) : [])];
}

async function keepPicture(browser: Browser, step: number): Promise<void> {
  const file = join(pictures, `${browser.name.replaceAll(/[^\w.]+/g, '-')}-${step + 1}.png`);
  await mkdir(pictures, { recursive: true });
  const picture = await browser.picture().catch(() => undefined); // a browser that has crashed shows nothing
  if (!picture) return;
  await writeFile(file, picture);
  say(`    Picture: ${file}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
