import { allTexts } from '@/brand/texts/all-texts';
import type { Wording } from '@/brand/texts/plural';

/** The app's own wording of each text. */
export const standardTexts: ReadonlyMap<string, Wording> = new Map(
  allTexts.flatMap(({ area, defaults }) =>
    Object.entries(defaults).map(([key, wording]) => [`${area}.${key}`, wording] as const),
  ),
);

/** The key of the text whose standard wording these words are. */
export function keyOfWording(words: string): string | undefined {
  const wanted = words.trim().toLowerCase();
  const isIt = (wording: Wording) =>
    (typeof wording === 'string' ? [wording] : Object.values(wording)).some(
      (form) => form?.toLowerCase() === wanted,
    );
  return [...standardTexts].find(([, wording]) => isIt(wording))?.[0];
}
