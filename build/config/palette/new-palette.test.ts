import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Palette } from '@/brand/palette';
import { readJsonDocument } from '../../diagnostics/json-document';
import { paletteFindings } from '../checks/palette-findings';
import { derivePalette } from './derive-palette';
import { type ColorChange, newPalette } from './new-palette';

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
    const changes = newPalette({ palette: made });
    expect(changed(made, changes)).toEqual(derivePalette(wine));
    expect(changes.find(({ path }) => path[1] === 'lightPrimaryColor')).toEqual({
      path: ['palette', 'lightPrimaryColor'],
      before: [made.lightPrimaryColor],
      after: [derivePalette(wine).lightPrimaryColor],
      value: derivePalette(wine).lightPrimaryColor,
    });
    expect(keysOf(changes)).not.toContain('primaryOrange');
    expect(newPalette({ palette: derivePalette(wine) })).toEqual([]);
  });

  it('leaves to the accent what the accent gives', () => {
    const [accent, palette] = ['#d09a1c', { ...made, gold: '#123456' }];
    expect(newPalette({ palette, accent })).toContainEqual({
      path: ['palette', 'gold'],
      before: ['#123456'],
      after: [accent],
      value: undefined,
    });
  });

  it('does not take another way to write a colour for a change', () => {
    const { gold, ...rest } = derivePalette(wine);
    const palette = { ...rest, primaryOrange: wine.toUpperCase(), gold: gold.toUpperCase() };
    expect(newPalette({ palette })).toEqual([]);
  });

  it.each(['36', '10068', '10070', '10071', '10072'])('can be read throughout (mall %s)', (id) => {
    const theme = themeOf(id);
    for (const primaryOrange of ['#0b3d20', '#ffe14d', '#111111']) {
      const palette = { ...theme.palette, primaryOrange };
      const next = changed(palette, newPalette({ ...theme, palette }));
      const found = paletteFindings({ palette: next }, readJsonDocument('{}'));
      expect(found.filter(({ severity }) => severity === 'warning')).toEqual([]);
    }
  });
});
