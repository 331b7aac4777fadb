import { describe, expect, it } from 'vitest';
import { paletteKeys } from '@/brand/palette';
import { readJsonDocument } from '../../diagnostics/json-document';
import { paletteFindings } from '../checks/palette-findings';
import { derivePalette } from './derive-palette';

const channels = ['00', '55', 'aa', 'ff'];
const colors = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);

describe('a palette from one colour', () => {
  it.each(colors)('%s gives every key, keeps the colour, and reads throughout', (primary) => {
    const palette = derivePalette(primary);
    expect(Object.keys(palette).sort()).toEqual(Object.keys(paletteKeys).sort());
    expect(Object.values(palette).every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
    expect(palette.primaryOrange).toBe(primary);
    const findings = paletteFindings({ palette }, readJsonDocument('{}'));
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('tints the neutrals with the colour, so that two brands do not share them', () => {
    expect(derivePalette('#1264c4').globalBackground).not.toBe(derivePalette('#c8142b').globalBackground);
  });
});
