import { expect, it } from 'vitest';
import { brandVariables } from '@/brand/brand-variables';
import { defaultPalette } from '@/brand/palette';
import { paletteOf } from '@/brand/palette-of';
import { loadMerchants } from '../config/load';
import { sha256 } from '../core/site-file';
import { themeCss, tierCss } from './theme-css';

it('gives each of the five malls the pattern, gradient and colours that its shoppers know', async () => {
  const { merchants } = await loadMerchants('merchants', ['36', '10068', '10070', '10071', '10072']);
  const looks = merchants.map(({ id, config }) => {
    const variables = brandVariables(paletteOf(config.theme), config.theme);
    return [id, variables['--brand-hero'], sha256(JSON.stringify(variables)).slice(0, 16)];
  });
  expect(looks).toEqual([
    ['36', 'linear-gradient(165deg, #a84904, #b04000 45%, #921626)', 'e75834aeeea69ffb'],
    ['10068', 'linear-gradient(135deg, #fb8418, #f28c0f 45%, #eeb013)', '716ecd0b4a1049bb'],
    ['10070', 'linear-gradient(165deg, #d1087d, #d31467 45%, #981701)', 'a2999a14ac27b619'],
    ['10071', 'linear-gradient(135deg, #2e5ecb, #1264c4 45%, #004665)', '87249625e61d8e7e'],
    ['10072', 'linear-gradient(165deg, #cc030e, #c8142b 45%, #840033)', '0433494fc53adaf5'],
  ]);
});

it('draws titles, balances and prices as the mall’s headline says, and changes nothing without one', () => {
  const css = themeCss(
    defaultPalette,
    { headline: { weight: 800, case: 'upper', tracking: -0.02 } },
    { headlines: 'Headline' },
  );
  expect(css).toContain('--brand-headline-weight:800;');
  expect(css).toContain('--brand-headline-case:uppercase;');
  expect(css).toContain('--brand-headline-tracking:-0.02em;');
  expect(css).toContain('--mantine-font-family-headings:Headline, system-ui');
  expect(css).toContain('--mantine-font-family:system-ui');
  expect(themeCss(defaultPalette)).not.toContain('headline');
  expect(themeCss(defaultPalette, { headline: { case: 'normal' } })).toBe(themeCss(defaultPalette));
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
