import { showToast } from './show-toast';

/**
 * Opens the device's share sheet. Without one, it copies the text and shows `copiedText`. A failure, or a sheet that
 * the shopper closes, is only logged (docs/product/errors.md#what-is-never-shown).
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
