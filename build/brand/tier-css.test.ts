import { expect, it } from 'vitest';
import { defaultPalette } from '@/brand/palette';
import { textRatio } from '@/brand/readable';
import { contrast, mix } from '@/lib/color';
import { tierCss } from './tier-css';

const hexes = ['#ffffff', '#fff200', '#d0ebff', '#777777', '#c8142b', '#1264c4', '#0b3d77', '#000000'];

it('keeps words readable on the colours of a tier and on the pattern over them, whatever they are', () => {
  for (const from of hexes) {
    for (const to of hexes) {
      const css = tierCss(defaultPalette, { decoration: { pattern: 'rays' } }, { Gold: { from, to } });
      const [, ink = ''] = /--brand-on-hero:(#\w{6})/.exec(css) ?? [];
      const [, hero = ''] = /--brand-hero:([^;]*)/.exec(css) ?? [];
      const stops = hero.match(/#[0-9a-f]{6}/gi) ?? [];
      expect(stops, css).toHaveLength(3);
      for (const stop of stops) {
        const worst = Math.min(contrast(ink, stop), contrast(ink, mix(stop, ink, 0.09)));
        expect(worst, `${from} ${to} ${stop}`).toBeGreaterThanOrEqual(textRatio);
      }
    }
  }
});

it('names a tier by its place, because a name may have any sign', () => {
  const colours = { from: '#b8862b', to: '#7c5a10' };
  const css = tierCss(defaultPalette, {}, { 'Gold "1" </style>': colours, Silver: colours });
  expect(css).toMatch(/^\[data-tier="0"\]\{.*\}\[data-tier="1"\]\{.*\}$/);
  expect(css).not.toContain('Gold');
});

it('writes nothing for a mall without such tiers', () => {
  expect(tierCss(defaultPalette, {}, undefined)).toBe('');
});
