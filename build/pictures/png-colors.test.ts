import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withPart } from '../../tests/build/png-parts';
import { foreignColors } from './png-colors';

const numbers = (...values: number[]) => {
  const data = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) data.writeUInt32BE(value, 4 * at);
  return data;
};
const gamma = (value: number) => ['gAMA', numbers(value)] as const;
const usual = ['cHRM', numbers(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)] as const;
const wide = ['cHRM', numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)] as const;
const code = (...bytes: number[]) => ['cICP', Buffer.from(bytes)] as const;
const srgb = ['sRGB', Buffer.from([0])] as const;

it.each<[string, (readonly [string, Buffer])[], string | undefined]>([
  ['nothing', [], undefined],
  ['the usual gamma and places', [gamma(45455), usual], undefined],
  ['a gamma that is almost the usual one', [gamma(47000)], undefined],
  ['a gamma of 1', [gamma(100000)], 'gAMA'],
  ['a gamma of 1.8', [gamma(55556)], 'gAMA'],
  ['a gamma of 0, which means none', [gamma(0), wide], undefined],
  ['places of a wider screen', [gamma(45455), wide], 'cHRM'],
  ['such places without a gamma', [wide], undefined],
  ['a gamma of 1 beside sRGB', [srgb, gamma(100000)], undefined],
  ['the code of sRGB, and a gamma of 1', [code(1, 13, 0, 1), gamma(100000)], undefined],
  ['the code of a wider screen, beside sRGB', [code(12, 13, 0, 1), srgb], 'cICP'],
  ['the code of HDR', [code(9, 16, 0, 1)], 'cICP'],
])('a PNG with %s', async (_, parts, found) => {
  const still = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  const png = parts.reduceRight<Buffer>((bytes, [type, data]) => withPart(bytes, type, data), still);
  expect(foreignColors(png)).toBe(found);
});
