import { textGroups } from './all-texts.gen';
import type { TextGroup } from './define-texts';
import type { Wording } from './plural';

/** Every text of the app, for the builder: the merchant schema allows exactly these keys as overrides. */
export const allTexts: readonly TextGroup<Record<string, Wording>>[] = textGroups;

export const textKeys: readonly string[] = allTexts.flatMap(({ area, defaults }) =>
  Object.keys(defaults).map((key) => `${area}.${key}`),
);
