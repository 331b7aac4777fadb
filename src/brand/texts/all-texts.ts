import { textGroups } from './all-texts.gen';
import type { TextGroup } from './define-texts';
import type { Wording } from './plural';

/** Every text of the app, for the builder: the merchant schema allows exactly these keys as overrides. */
export const allTexts: readonly TextGroup<Record<string, Wording>>[] = textGroups;

/** The app's own wording of each text, by its key `<area>.<name>`. */
export const standardTexts: ReadonlyMap<string, Wording> = new Map(
  allTexts.flatMap(({ area, defaults }) =>
    Object.entries(defaults).map(([key, wording]) => [`${area}.${key}`, wording] as const),
  ),
);
