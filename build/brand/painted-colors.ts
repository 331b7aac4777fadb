import { brandVariables } from '@/brand/brand-variables';
import type { ChosenLook } from '@/brand/decoration';
import type { Palette } from '@/brand/palette';

/** More than a build has malls, as a rule. */
const most = 2000;
const known = new Map<string, Readonly<Record<string, string>>>();

/**
 * `brandVariables`, remembered: the check of a mall, its page and the fleet report all ask for them, and finding readable
 * shades takes a while.
 */
export function paintedColors(
  palette: Palette,
  { decoration, gradient }: ChosenLook = {},
): Readonly<Record<string, string>> {
  const key = JSON.stringify([Object.values(palette), decoration, gradient]);
  const before = known.get(key);
  if (before) return before;
  if (known.size >= most) known.clear();
  const made = brandVariables(palette, { decoration, gradient });
  known.set(key, made);
  return made;
}
