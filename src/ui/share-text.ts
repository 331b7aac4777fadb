import { showToast } from './show-toast';

/**
 * Opens the device's share sheet; where there is none, copies the text and says so with `copiedText`. A failure or a
 * change of mind is only logged (docs/product/errors.md#what-is-never-shown).
 */
export async function shareText(text: string, copiedText: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      showToast('success', copiedText);
    }
  } catch (error) {
    console.info('Nothing was shared.', error);
  }
}
