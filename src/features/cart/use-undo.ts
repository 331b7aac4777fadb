import { useEffect, useEffectEvent, useState } from 'react';
import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import type { CartLine } from '@/contract/cart';
import { showAction } from '@/ui/feedback/show-action';
import { cartChannel } from './cart-channel';
import { isBack, type RemovedLine, removedFrom, withoutLine, withRestored } from './cart-rules';
import { ifHeld, useChangeCart } from './use-change-cart';

/** How long a deleted line can be brought back; ms (docs/product/cart.md#saving). */
const undoDuration = 8_000;

/**
 * Deletes a line, and offers to bring it back: the line that was deleted last, then the one before it. The offer goes
 * when it `isOver` because of an order, and with the screen.
 */
export function useUndo(lines: readonly CartLine[] | undefined, isOver: boolean) {
  const change = useChangeCart();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  if (isOver && removed.length > 0) setRemoved([]);
  useEffect(() => cartChannel.follow((news) => news === 'placed' && setRemoved([])), []);

  const last = lines && removed.findLast((each) => !isBack(lines, each));
  const bringBack = useEffectEvent((line: RemovedLine) => {
    setRemoved(removed.filter((each) => each !== line));
    change((cart) => withRestored(cart, line));
  });
  const onGone = useEffectEvent(() => setRemoved([]));
  useEffect(() => {
    if (!last) return undefined;
    const texts = textsOf(cartTexts);
    return showAction({
      text: texts.removed,
      action: { label: texts.undo, run: () => bringBack(last) },
      duration: undoDuration,
      onGone,
    });
  }, [last]);

  return (line: CartLine) => {
    if (lines) setRemoved([...removed, removedFrom(lines, line)]);
    change(ifHeld(line, (cart) => withoutLine(cart, line)));
  };
}
