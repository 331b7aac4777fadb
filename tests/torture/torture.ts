import { chromium } from '@playwright/test';
import { chromiumArguments } from '../browser/chromium-arguments';
import { ensureChromium } from '../browser/ensure-chromium';
import buildAll from '../e2e/global-setup';
import { serveSites } from '../e2e/serve-sites';
import { type TortureResult, tortureRun } from './torture-run';

const merchantId = '10072';
/** How many runs share a database. The bills of many runs would make it slow. */
const runsPerMall = 20;

/** Runs the seeds from `first` on, prints a line for each, and returns how many failed. */
export async function torture(first: number, runs: number, print: (line: string) => void): Promise<number> {
  const executablePath = await ensureChromium();
  await buildAll();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  let failed = 0;
  try {
    for (let seed = first; seed < first + runs; seed += runsPerMall) {
      const mall = await serveSites();
      try {
        for (let each = seed; each < Math.min(seed + runsPerMall, first + runs); each++) {
          const result = await tortureRun({ browser, mall, merchantId }, each);
          print(lineOf(result));
          if (result.problem !== undefined) failed += 1;
        }
      } finally {
        await mall.end();
      }
    }
  } finally {
    await browser.close();
  }
  print(`${runs} runs of 5 bills, ${failed} failed`);
  return failed;
}

function lineOf({ seed, story, problem }: TortureResult): string {
  return `${problem === undefined ? 'ok  ' : 'FAIL'} seed ${seed}: ${story.join(', ')}${problem ? ` — ${problem}` : ''}`;
}
