import { expect, it } from 'vitest';
import { defaultPalette } from '@/brand/palette';
import { tierCss } from './tier-css';

it('names a tier by its place, because a name may have any sign', () => {
  const colours = { from: '#b8862b', to: '#7c5a10' };
  const css = tierCss(defaultPalette, {}, { 'Gold "1" </style>': colours, Silver: colours });
  expect(css).toMatch(/^\[data-tier="0"\]\{.*\}\[data-tier="1"\]\{.*\}$/);
  expect(css).not.toContain('Gold');
});

it('writes nothing for a mall without such tiers', () => {
  expect(tierCss(defaultPalette, {}, undefined)).toBe('');
});
