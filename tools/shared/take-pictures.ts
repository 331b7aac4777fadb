import { chromium } from 'playwright-core';
import { Failure } from '../../build/shared/failure';
import { chromiumArguments } from '../../tests/browser/chromium-arguments';
import { findChromium } from '../../tests/browser/find-chromium';
import type { Shot } from './picture-sheet';

/** Pictures of pages as PNG or PDF, taken one after the other in one window. Throws `Failure` on a machine without a browser. */
export async function takePictures(shots: readonly Shot[]): Promise<Buffer[]> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Failure('Pictures need Chromium or Chrome on this machine. Install one, or set CHROMIUM_PATH.');
  }
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-IN', deviceScaleFactor: 2 });
    const pictures: Buffer[] = [];
    for (const shot of shots) {
      const { width, height } = shot;
      await page.setViewportSize({ width, height });
      if ('html' in shot) await page.setContent(shot.html);
      else await page.goto(shot.url);
      // The app may ask its backend again and again. Then what is there after some seconds counts.
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
      pictures.push(
        shot.pdf
          ? await page.pdf({ width, height, printBackground: true, preferCSSPageSize: true })
          : await page.screenshot(),
      );
    }
    return pictures;
  } finally {
    await browser.close();
  }
}
