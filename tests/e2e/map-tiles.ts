import type { Page } from '@playwright/test';

/** A grey map tile, in place of the tile server that a test must not ask. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPMqF/9HwAF1wKbsH5x2QAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers for the tile server. */
export async function withTiles(page: Page, answer: 'served' | 'missing'): Promise<void> {
  await page.route(/tile\.openstreetmap\.org/, (route) =>
    answer === 'served' ? route.fulfill({ contentType: 'image/png', body: tile }) : route.abort(),
  );
}
