import { nextFrame } from '@/lib/next-frame';

/** Set on the body while the next screen is on its way. Styles know it as well (bottom-navigation.module.css). */
export const navigatingMark = 'data-navigating';

/** ms. */
const patience = 500;

/** Waits until the next screen, if one is on its way, has been shown. It does not wait long for a slow one. */
export async function screenShown(): Promise<void> {
  const end = performance.now() + patience;
  do await nextFrame();
  while (document.body.hasAttribute(navigatingMark) && performance.now() < end);
}
