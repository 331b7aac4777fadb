import type { ChosenLook } from '@/brand/decoration';
import { hexOfOklch, oklchOf } from '@/brand/oklch';
import type { Palette, PaletteKey } from '@/brand/palette';
import { accentKeys, type ChosenColors, paletteOf } from '@/brand/palette-of';
import { asPainted, dependentKeys, derivePalette } from './derive-palette';

/** What a new palette takes: all colours, or those that belong to the old brand colour. */
export type Scope = 'all' | 'dependent';

/** One value of `theme` that becomes another one. Without `after` it is taken out of the config. */
export interface ColorChange {
  path: readonly ['palette', PaletteKey] | readonly ['gradient'];
  /** `#rrggbb`; of a gradient, the first and the last one. */
  before: readonly string[];
  after: readonly string[];
  value: string | undefined;
}

type Theme = ChosenColors & ChosenLook;

/**
 * What changes with a new palette from the brand colour that `theme` has. Every colour can be read then.
 *
 * @param old the brand colour that the palette was made from
 */
export function newPalette(theme: Theme, old: string, scope: Scope): ColorChange[] {
  const palette = paletteOf(theme);
  const next =
    scope === 'all' ? derivePalette(palette.primaryOrange) : asPainted(withoutOldBrand(palette, old));
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
    const goes = scope === 'all' && theme.palette[key] !== undefined;
    return goes ? [changeOf(key, before, byAccent[key], undefined)] : [];
  });
  return [...changes, ...gradientChange(theme, old, scope)];
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

/** The balance card in colours of the old brand goes back to the hue of the new one. */
function gradientChange(theme: Theme, old: string, scope: Scope): ColorChange[] {
  const { gradient } = theme;
  if (typeof gradient !== 'object') return [];
  const { primaryOrange } = paletteOf(theme);
  const before = [gradient.from ?? primaryOrange, gradient.to];
  const isOld = primaryOrange !== old && before.some((color) => belongsTo(color, old));
  if (scope === 'dependent' && !isOld) return [];
  return [{ path: ['gradient'], before, after: [primaryOrange], value: undefined }];
}

/**
 * A palette in which the colours of the old brand are those of the new one. Where `derivePalette` made them, nobody has
 * changed them since. In a palette that was made by hand they are the colours of its hue, and keep their lightness.
 */
function withoutOldBrand(palette: Palette, old: string): Palette {
  const brand = palette.primaryOrange;
  const [before, after] = [derivePalette(old), derivePalette(brand)];
  const next = { ...palette };
  const isMade = isMadeFrom(old, palette);
  const isBright = !isNear(old, palette.lightPrimaryColor); // or else only a tint of it is left
  for (const key of dependentKeys) {
    const color = palette[key];
    if (isBright && isNear(color, old)) next[key] = isMade ? after[key] : brand;
    else if (isMade && isNear(color, before[key])) next[key] = after[key];
    else if (!isMade && belongsTo(color, old) && isNearer(color, old, brand))
      next[key] = turned(color, old, brand);
  }
  return next;
}

function isNearer(color: string, old: string, brand: string): boolean {
  const { hue } = oklchOf(color);
  return !hasHue(brand) || turn(hue, oklchOf(old).hue) < turn(hue, oklchOf(brand).hue);
}

function turned(color: string, old: string, brand: string): string {
  const { lightness, chroma, hue } = oklchOf(color);
  const to = oklchOf(brand);
  return hexOfOklch({
    lightness,
    chroma: Math.min(chroma, to.chroma),
    hue: hue + to.hue - oklchOf(old).hue,
  });
}

/**
 * The brand colour that a palette was made from, where that is not the one that it has now. A palette of `derivePalette`
 * shows it as it is; in any other palette the tint for selected entries has another hue.
 */
export function formerBrand({ palette }: ChosenColors): string | undefined {
  const whole = paletteOf({ palette });
  const brand = whole.primaryOrange;
  if (palette.primaryOrange === undefined || isMadeFrom(brand, whole)) return undefined;
  const bright = [palette.progressBar, palette.selectedTab].filter((color) => color !== undefined);
  const former = bright.find((color) => !isNear(color, brand) && isMadeFrom(color, whole));
  if (former) return former;
  const { lightPrimaryColor: tint } = palette;
  if (!tint || !hasHue(tint) || oklchOf(brand).chroma < 0.04 || belongsTo(tint, brand)) return undefined;
  return bright.find((color) => belongsTo(color, tint) && !belongsTo(color, brand)) ?? tint;
}

function isMadeFrom(brand: string, palette: Palette): boolean {
  const derived = derivePalette(brand);
  const same = dependentKeys.filter((key) => isNear(palette[key], derived[key]));
  return 2 * same.length > dependentKeys.length;
}

/** Whether a tint can come from a brand colour. In good palettes, hues differ by less than this many degrees. */
function belongsTo(tint: string, brand: string): boolean {
  return hasHue(tint) && hasHue(brand) && turn(oklchOf(tint).hue, oklchOf(brand).hue) < 45;
}

function hasHue(color: string): boolean {
  return oklchOf(color).chroma > 0.003;
}

/** Degrees between two hues. */
function turn(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

/** Whether people see one colour in both. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [oklchOf(one), oklchOf(other)];
  const radians = (turn(a.hue, b.hue) * Math.PI) / 180;
  const colors = a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(radians);
  return Math.sqrt((a.lightness - b.lightness) ** 2 + Math.max(0, colors)) < 0.006;
}
