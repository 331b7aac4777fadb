import { chromium } from '@playwright/test';
import { chromiumArguments } from '../browser/chromium-arguments';
import { ensureChromium } from '../browser/ensure-chromium';
import buildAll from '../e2e/global-setup';
import { serveSites } from '../e2e/serve-sites';
import { type TortureResult, tortureRun } from './torture-run';

const merchantId = '10072';
/** How many runs there are, each from another seed. `TORTURE_SEED` in the environment runs that seed alone. */
const runs = 20;

/** Uploads five bills at a time while the worst happens. Each bill must arrive once. */
export async function torture(): Promise<{ passed: number; failures: string[] }> {
  const seed = process.env.TORTURE_SEED;
  const seeds = seed ? [Number(seed)] : Array.from({ length: runs }, (_, index) => index + 1);
  const executablePath = await ensureChromium();
  await buildAll();
  const mall = await serveSites();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const failures: string[] = [];
  try {
    for (const each of seeds) {
      const result = await tortureRun({ browser, mall, merchantId }, each);
      process.stdout.write(`${lineOf(result)}\n`);
      if (result.problem !== undefined) failures.push(lineOf(result));
    }
  } finally {
    await browser.close();
    await mall.end();
  }
  return { passed: seeds.length - failures.length, failures };
}

function lineOf({ seed, story, problem }: TortureResult): string {
  return `${problem === undefined ? 'ok  ' : 'FAIL'} seed ${seed}: ${story.join(', ')}${problem ? ` — ${problem}` : ''}`;
}
