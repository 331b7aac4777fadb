import type { ChosenLook } from '@/brand/decoration';
import type { PaletteKey } from '@/brand/palette';
import { accentKeys, type ChosenColors, paletteOf } from '@/brand/palette-of';
import { derivePalette } from './derive-palette';

/** One value of `theme` that becomes another one. Without `value` it is taken out of the config. */
export interface ColorChange {
  path: readonly ['palette', PaletteKey] | readonly ['gradient'];
  /** `#rrggbb`; of a gradient, the first and the last one. */
  before: readonly string[];
  after: readonly string[];
  value: string | undefined;
}

type Theme = ChosenColors & ChosenLook;

/** What changes with a new palette from the brand colour that `theme` has. Every colour can be read then. */
export function newPalette(theme: Theme): ColorChange[] {
  const palette = paletteOf(theme);
  const next = derivePalette(palette.primaryOrange);
  const ofAccent = new Set<PaletteKey>(theme.accent === undefined ? [] : accentKeys);
  const byAccent = paletteOf({ ...theme, palette: {} });
  const keys = Object.keys(next) as PaletteKey[]; // its type says so
  const changes = keys.flatMap((key): ColorChange[] => {
    const before = palette[key];
    if (!ofAccent.has(key)) {
      return next[key].toLowerCase() === before.toLowerCase()
        ? []
        : [changeOf(key, before, next[key], next[key])];
    }
    return theme.palette[key] === undefined ? [] : [changeOf(key, before, byAccent[key], undefined)];
  });
  return [...changes, ...gradientChange(theme)];
}

/** `theme` of a config with some changes. What is not changed stays as it is written, even if it is wrong. */
export function withChanges(theme: object, changes: readonly ColorChange[]): object {
  const next: Record<string, unknown> = { ...theme };
  const palette: Record<string, unknown> = { ...(next.palette as object | undefined) }; // only read by key
  for (const {
    path: [part, key],
    value,
  } of changes) {
    if (part === 'gradient') delete next.gradient;
    else if (value === undefined) delete palette[key];
    else palette[key] = value;
  }
  return { ...next, palette };
}

function changeOf(key: PaletteKey, before: string, after: string, value: string | undefined): ColorChange {
  return { path: ['palette', key], before: [before], after: [after], value };
}

/** The balance card goes back to the hue of the brand colour. */
function gradientChange(theme: Theme): ColorChange[] {
  const { gradient } = theme;
  if (typeof gradient !== 'object') return [];
  const { primaryOrange } = paletteOf(theme);
  const before = [gradient.from ?? primaryOrange, gradient.to];
  return [{ path: ['gradient'], before, after: [primaryOrange], value: undefined }];
}
