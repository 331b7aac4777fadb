import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Palette } from '@/brand/palette';
import { contrast } from '@/lib/color';
import { readJsonDocument } from '../../diagnostics/json-document';
import { paletteFindings } from '../checks/palette-findings';
import { derivePalette } from './derive-palette';
import { type ColorChange, formerBrand, newPalette } from './new-palette';

const [blue, wine] = ['#1264c4', '#8b1f3a'];
const made = { ...derivePalette(blue), primaryOrange: wine };

function themeOf(id: string): { palette: Partial<Palette> } {
  const config = JSON.parse(readFileSync(`merchants/${id}/merchant.json`, 'utf8')) as {
    theme: { palette: Palette };
  };
  return config.theme;
}

function changed(palette: Partial<Palette>, changes: readonly ColorChange[]) {
  const next: Record<string, string | undefined> = { ...palette };
  for (const {
    path: [part, key],
    value,
  } of changes)
    if (part === 'palette') next[key] = value;
  return next;
}

function keysOf(changes: readonly ColorChange[]) {
  return changes.map(({ path }) => path.at(-1));
}

describe('a new palette from the brand colour', () => {
  it('is that of a new mall, with what each colour was', () => {
    const changes = newPalette({ palette: made }, blue, 'all');
    expect(changed(made, changes)).toEqual(derivePalette(wine));
    expect(changes.find(({ path }) => path[1] === 'lightPrimaryColor')).toEqual({
      path: ['palette', 'lightPrimaryColor'],
      before: [made.lightPrimaryColor],
      after: [derivePalette(wine).lightPrimaryColor],
      value: derivePalette(wine).lightPrimaryColor,
    });
    expect(keysOf(changes)).not.toContain('primaryOrange');
    expect(newPalette({ palette: derivePalette(wine) }, wine, 'all')).toEqual([]);
  });

  it('leaves to the accent what the accent gives', () => {
    const [accent, palette] = ['#d09a1c', { ...made, gold: '#123456' }];
    const changes = newPalette({ palette, accent }, blue, 'all');
    expect(changes).toContainEqual({
      path: ['palette', 'gold'],
      before: ['#123456'],
      after: [accent],
      value: undefined,
    });
    expect(keysOf(newPalette({ palette: derivePalette(wine), accent }, wine, 'dependent'))).toEqual([]);
  });

  it('changes only what the old colour gave, where it is asked to, and nothing that was changed by hand', () => {
    const palette = { ...made, lightGrey: '#eeeeee', globalBackground: '#e6f0ff', gold: '#aa7700' };
    const changes = newPalette({ palette }, blue, 'dependent');
    expect(keysOf(changes)).toContain('lightPrimaryColor');
    for (const key of ['lightGrey', 'globalBackground', 'gold', 'green'])
      expect(keysOf(changes)).not.toContain(key);
  });

  it('does not take another way to write a colour for a change', () => {
    const palette = { ...derivePalette(wine), primaryOrange: wine.toUpperCase(), gold: '#AA7700' };
    expect(newPalette({ palette }, wine, 'dependent')).toEqual([]);
  });

  it('turns the hue of a palette that was made by hand, and keeps its light and dark areas', () => {
    const theme = themeOf('10071');
    const changes = newPalette(
      { ...theme, palette: { ...theme.palette, primaryOrange: wine } },
      blue,
      'dependent',
    );
    const next = changed(theme.palette, changes);
    expect(next.selectedTab).toBe(wine);
    expect(keysOf(changes)).toEqual(expect.arrayContaining(['top', 'globalBackground', 'gradient']));
    expect(keysOf(changes)).not.toContain('headerTextColor');
    expect(keysOf(changes)).not.toContain('gold');
  });

  it.each(['36', '10068', '10070', '10071', '10072'])(
    'can be read throughout, in both ways (mall %s)',
    (id) => {
      const theme = themeOf(id);
      for (const primaryOrange of ['#0b3d20', '#ffe14d', '#111111']) {
        const palette = { ...theme.palette, primaryOrange };
        for (const scope of ['all', 'dependent'] as const) {
          const next = changed(
            palette,
            newPalette({ ...theme, palette }, theme.palette.primaryOrange ?? '', scope),
          );
          const found = paletteFindings({ palette: next }, readJsonDocument('{}'));
          expect(found.filter(({ severity }) => severity === 'warning')).toEqual([]);
        }
      }
    },
  );
});

describe('the brand colour that a palette was made from', () => {
  it('is known after a rebrand, also where the palette was made by hand', () => {
    expect(formerBrand({ palette: made })).toBe(derivePalette(blue).progressBar);
    const byHand = themeOf('10071').palette;
    const rebranded = { ...byHand, primaryOrange: wine };
    expect(formerBrand({ palette: rebranded })).toBe(blue);
    const tintsAlone = { ...rebranded, progressBar: wine, selectedTab: wine };
    expect(formerBrand({ palette: tintsAlone })).toBe(byHand.lightPrimaryColor);
    const { lightPrimaryColor = '' } = changed(
      tintsAlone,
      newPalette({ palette: tintsAlone }, byHand.lightPrimaryColor ?? '', 'dependent'),
    );
    expect(contrast(lightPrimaryColor, '#ffffff')).toBeLessThan(1.4); // still a tint
  });

  it.each(['36', '10068', '10070', '10071', '10072'])('is that of today in mall %s', (id) => {
    expect(formerBrand(themeOf(id))).toBeUndefined();
  });

  it.each(['#ffe14d', '#000000', '#ffffff', '#8b1f3a'])(
    'is that of today in a new palette from %s',
    (primary) => {
      expect(formerBrand({ palette: derivePalette(primary) })).toBeUndefined();
      expect(formerBrand({ palette: { primaryOrange: primary } })).toBeUndefined();
    },
  );
});
