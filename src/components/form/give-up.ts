import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { ask } from '@/ui/feedback/ask';
import { isBusy } from '@/updates/busy';

const drops = new Set<() => void>();

/** Names what happens when the shopper gives up what she has entered. Returns a function that takes it back. */
export function giveUpWith(drop: () => void): () => void {
  drops.add(drop);
  return () => void drops.delete(drop);
}

/** Asks before unsaved input is left, and gives it up with a Yes. True if the shopper may go on. */
export async function mayLeaveForm(): Promise<boolean> {
  if (!isBusy('form')) return true;
  const texts = textsOf(commonTexts);
  const isSure = await ask({ text: texts.discardChanges, confirm: texts.yes, cancel: texts.no });
  if (isSure) for (const drop of drops) drop();
  return isSure;
}
