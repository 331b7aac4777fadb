import { expect, it } from 'vitest';
import { brandVariables } from '@/brand/brand-variables';
import { paletteOf } from '@/brand/palette-of';
import { loadMerchants } from '../config/load';
import { sha256 } from '../core/site-file';

it('gives each of the five malls the pattern, gradient and colours that its shoppers know', async () => {
  const { merchants } = await loadMerchants('merchants', ['36', '10068', '10070', '10071', '10072']);
  const looks = merchants.map(({ id, config }) => {
    const variables = brandVariables(paletteOf(config.theme), config.theme);
    return [id, variables['--brand-hero'], sha256(JSON.stringify(variables)).slice(0, 16)];
  });
  expect(looks).toEqual([
    ['36', 'linear-gradient(165deg, #a84904, #b04000 45%, #921626)', '884ddfe4303ecc40'],
    ['10068', 'linear-gradient(135deg, #fb8418, #f28c0f 45%, #eeb013)', 'bc3cf00554b85c3b'],
    ['10070', 'linear-gradient(165deg, #d1087d, #d31467 45%, #981701)', '9154a2e9c58b6bcb'],
    ['10071', 'linear-gradient(135deg, #2e5ecb, #1264c4 45%, #004665)', '1c59285be1d65313'],
    ['10072', 'linear-gradient(165deg, #cc030e, #c8142b 45%, #840033)', '16050c3d12d3f883'],
  ]);
});
