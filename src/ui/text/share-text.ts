import { showToast } from '../feedback/show-toast';

interface ShareWords {
  /** The text is in the clipboard, because the device has no share sheet. */
  copied: string;
  /** There is no share sheet, and the clipboard refused. */
  failed: string;
}

/**
 * Opens the device's share sheet. Without one, it copies the text and says so. A sheet that fails, or that the shopper
 * closes, is only logged (docs/product/errors.md#what-is-never-shown).
 */
export async function shareText(text: string, { copied, failed }: ShareWords): Promise<void> {
  const hasSheet = 'share' in navigator;
  try {
    await (hasSheet ? navigator.share({ text }) : navigator.clipboard.writeText(text));
    if (!hasSheet) showToast('success', copied);
  } catch (error) {
    console.info('Nothing was shared.', error);
    if (!hasSheet) showToast('error', failed);
  }
}
