import { currentBrand } from '@/brand/current-brand';
import { savesData } from '@/lib/browser';

/**
 * Puts the mall's photo on the parts of the page that may have one (docs/brand.md#photo). Until it is there, and for
 * people who save data, they have the mall's gradient.
 */
export function showPhoto(): void {
  const { photoUrl } = currentBrand();
  if (photoUrl === undefined || savesData()) return;
  const rules = document.createElement('link');
  rules.rel = 'stylesheet';
  rules.href = photoUrl;
  document.head.append(rules);
}
