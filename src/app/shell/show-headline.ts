import { currentBrand } from '@/brand/current-brand';
import { addStyles } from './add-styles';

/**
 * Loads the font of titles, balances and prices (docs/brand.md#headline). On a slow line, it would hold up the app's own
 * files, so a first visit gets it when its screen can be used. A later one has it on the phone.
 */
export function showHeadline(): void {
  const { headlineUrl } = currentBrand();
  if (headlineUrl !== undefined) addStyles(headlineUrl);
}
