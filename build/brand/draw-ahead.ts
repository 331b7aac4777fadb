import type { Memo } from '../core/memo';
import { icons } from './icons';
import type { Merchant } from './merchant';
import { sharePicture } from './share-picture';

/**
 * Draws the icons and share pictures of merchants, one merchant after the other, until `awaited` settles. Branding then
 * finds them in the memo, and draws the others. Throws what drawing throws.
 */
export async function drawAhead(
  merchants: readonly Merchant[],
  memo: Memo,
  awaited: Promise<unknown>,
): Promise<void> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  awaited.then(settle, settle);
  for (const merchant of merchants) {
    if (isSettled) return;
    await icons(merchant, memo);
    if (isSettled) return;
    await sharePicture(merchant, memo);
  }
}
