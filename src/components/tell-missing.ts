import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { showToast } from '@/ui/feedback/show-toast';
import { useLostChunk } from '@/updates/lost-chunk';

/**
 * Says why what the shopper asked for does not open: its code could not be loaded. If the page may reload for that, this
 * waits until it is decided, because a toast would hold the reload off.
 */
export function tellMissing(): void {
  if (!useLostChunk.getState().reloading) return void showToast('error', textsOf(errorTexts).offline);
  const leave = useLostChunk.subscribe(() => {
    leave();
    tellMissing();
  });
}
