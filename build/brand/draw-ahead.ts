import { paletteOf } from '@/brand/palette-of';
import type { Memo } from '../core/memo';
import { icons } from './icons';
import type { Merchant } from './merchant';

/**
 * Draws the icons of merchants, one merchant after the other, until `awaited` settles. Branding then finds them in the
 * memo, and draws the others. Throws what drawing throws.
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
  for (const { icon, logo, config } of merchants) {
    if (isSettled) return;
    await icons(icon ?? logo, paletteOf(config.theme), memo);
  }
}
