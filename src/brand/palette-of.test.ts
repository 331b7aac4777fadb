import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/color';
import { defaultPalette } from './palette';
import { accentKeys, paletteOf } from './palette-of';

describe('the palette of a config', () => {
  it('is the default one, changed where the config gives a colour', () => {
    expect(paletteOf({ palette: { grey: '#555555' } })).toEqual({ ...defaultPalette, grey: '#555555' });
  });

  it('takes tiers, rewards and counts from the accent, and nothing else', () => {
    const palette = paletteOf({ palette: {}, accent: '#0ca678' });
    const changed = Object.entries(palette).filter(
      ([key, color]) => defaultPalette[key as keyof typeof palette] !== color,
    );
    expect(changed.map(([key]) => key).sort()).toEqual([...accentKeys].sort());
    expect(palette).toMatchObject({ gold: '#0ca678', red: '#0ca678' });
  });

  it('lets a given colour win over the accent', () => {
    expect(paletteOf({ palette: { gold: '#ffd43b' }, accent: '#0ca678' }).gold).toBe('#ffd43b');
  });

  it.each(['#ffffff', '#ffff00', '#0ca678', '#000000'])(
    'makes of %s a tier badge on which white reads',
    (accent) => {
      expect(contrast('#ffffff', paletteOf({ palette: {}, accent }).dashBoardTier)).toBeGreaterThanOrEqual(
        4.5,
      );
    },
  );
});
