import type { Brand } from '@/brand/brand';
import { standardTexts } from '@/brand/texts/all-texts';
import type { Wording } from '@/brand/texts/plural';
import { type Screen, screens } from '../../../shared/screens';

/** Every text of the app as a mall shows it, by its key. */
export function textsIn({ texts }: Pick<Brand, 'texts'>): Map<string, Wording> {
  return new Map([...standardTexts, ...Object.entries(texts)]);
}

/** The screens that a mall has, by their titles in its own words. Two with one title have their addresses behind it. */
export function screensOf(brand: Pick<Brand, 'texts' | 'screens'>): Map<string, Screen> {
  const texts = textsIn(brand);
  const titled = new Map<string, Screen>();
  for (const screen of screens) {
    if (screen.area && !brand.screens[screen.area]) continue;
    const title = screen.title.map((key) => texts.get(key)).join(' · '); // none of them is counted
    titled.set(titled.has(title) ? `${title} (${screen.path})` : title, screen);
  }
  return titled;
}
