import { currentBrand } from '@/brand/current-brand';
import { savesData } from '@/lib/browser';
import { addStyles } from './add-styles';
import './show-photo.css';

/**
 * Puts the mall's photo on the parts of the page that may have one (docs/brand.md#photo). Until it is there, and for
 * people who save data, they have the mall's gradient.
 */
export function showPhoto(): void {
  const { photoUrl } = currentBrand();
  if (photoUrl === undefined || savesData()) return;
  addStyles(photoUrl).addEventListener('load', () => void fadeIn());
}

/** Waits for the picture where the screen has a place for it, so that it comes as a whole. Later screens have it at once. */
async function fadeIn(): Promise<void> {
  const page = document.documentElement;
  const places = document.querySelectorAll<HTMLElement>('[data-finish="photo"]');
  if (places.length > 0) await loaded(getComputedStyle(page).getPropertyValue('--brand-photo'));
  for (const place of places) place.dataset.fades = '';
  page.dataset.photo = '';
}

/** Until the picture of a CSS value has loaded, or has failed: then the gradient stays. */
async function loaded(value: string): Promise<void> {
  const picture = new Image();
  picture.src = /url\("(.*?)"\)/.exec(value)?.[1] ?? '';
  await picture.decode().catch(() => undefined);
}
