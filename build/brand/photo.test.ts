import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardFinishes } from '@/brand/card-look';
import { type MerchantInput, merchantSchema } from '@/brand/merchant-schema';
import { noMemo } from '../core/memo';
import { photoFiles, veilOver } from './photo';

type Theme = NonNullable<MerchantInput['theme']>;

async function filesOf(photo: Buffer | undefined, theme: Theme = { photo: { file: 'photo.jpg' } }) {
  const config = merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], theme });
  return photoFiles({ id: '1', config, logo: Buffer.alloc(0), photo }, noMemo);
}

/** Noise, which compresses worst. It says where it was taken. */
async function noise(width: number, height: number): Promise<Buffer> {
  const create = {
    width,
    height,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  };
  return sharp({ create: { ...create, background: '#000000' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

describe('the pictures of a photo', async () => {
  const photo = await noise(1600, 1200);
  const files = await filesOf(photo);
  const pictures = files.filter(({ path }) => path.endsWith('.webp'));

  it('are two, of limited size, also where the photo compresses badly', async () => {
    const known = await Promise.all(pictures.map(({ bytes }) => sharp(bytes).metadata()));
    expect(known.map(({ format, width }) => [format, width])).toEqual([
      ['webp', 780],
      ['webp', 1320],
    ]);
    expect(pictures.map(({ size }) => size <= 100_000)).toEqual([true, true]);
    expect(pictures[0]?.size).toBeLessThanOrEqual(60_000);
  });

  it('do not say where the photo was taken, nor with what', async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    for (const { bytes } of pictures) {
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('have the same bytes each time, and names of their own', async () => {
    const again = await filesOf(photo);
    expect(again.map(({ path, sha256 }) => [path, sha256])).toEqual(
      files.map(({ path, sha256 }) => [path, sha256]),
    );
    expect(new Set(files.map(({ path }) => path)).size).toBe(3);
  });

  it('are not enlarged', async () => {
    const [, , large] = await filesOf(await noise(1200, 800));
    expect((await sharp(large?.bytes).metadata()).width).toBe(1200);
  });
});

it('a mall without a photo has no files of one', async () => {
  expect(await filesOf(undefined, {})).toEqual([]);
});

it('the rules name both pictures and keep the focus in view', async () => {
  const [rules, small, large] = await filesOf(await noise(1200, 800), {
    photo: { file: 'photo.jpg', focus: { x: 0.3, y: 0.655 } },
  });
  const text = rules?.bytes.toString() ?? '';
  expect(text.split('@media')).toHaveLength(2);
  for (const { path } of [small, large].filter((file) => file !== undefined))
    expect(text).toContain(`--brand-photo:url("/${path}")`);
  expect(text).toContain('--brand-photo-focus:30% 65.5%');
  expect(cardFinishes).toContain(/data-finish=(\w+)/.exec(text)?.[1]);
});

it('the veil is thinner over a dark photo', () => {
  const shareOf = (ground: string) => Number(/\/ ([\d.]+)/.exec(veilOver('#c8142b', [ground]))?.[1]);
  expect(shareOf('#404040')).toBeLessThan(shareOf('#ffffff'));
});
