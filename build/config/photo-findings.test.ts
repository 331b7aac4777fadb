import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { MerchantInput } from '@/brand/merchant-schema';
import { checkedMall, picture } from '../../tests/build/checked-mall';

const mall = checkedMall();
const ofFile = { photo: { file: 'photo.jpg' } };

/** What is wrong with a mall that has this photo, and whether its site would show it. */
async function loaded(bytes: Buffer | undefined, theme: object = ofFile) {
  await mall.write(bytes ? { 'photo.jpg': bytes } : {}, { theme: theme as MerchantInput['theme'] }); // some are wrong
  const { told, merchant } = await mall.told();
  return { told, has: merchant?.photo !== undefined };
}

it.each(['jpeg', 'png', 'webp'] as const)('takes a %s, whatever its name says', async (format) => {
  expect(await loaded(await picture(1200, 800).toFormat(format).toBuffer())).toEqual({ told: [], has: true });
});

it('measures a photo as it is seen, not as the camera was held', async () => {
  const turned = picture(800, 1200).withMetadata({ orientation: 6 });
  expect((await loaded(await turned.jpeg().toBuffer())).has).toBe(true);
});

async function frames() {
  const all = [picture(1200, 800), picture(1200, 800).negate()].map((each) => each.png().toBuffer());
  return sharp(await Promise.all(all), { join: { animated: true } });
}

it.each<[string, () => Promise<Buffer | undefined>, string]>([
  [
    'one that is too small',
    () => picture(1200, 799).jpeg().toBuffer(),
    'The photo has 1200 × 799 px; it must have at least 1200 × 800 px. → ask the mall for a larger one; do not enlarge this one',
  ],
  [
    'what is no picture',
    async () => Buffer.from('hello'),
    'The photo is no JPG, PNG or WebP that can be read. → save it as JPG again',
  ],
  [
    'half a picture',
    async () => (await picture(1200, 800).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
    'The photo is damaged. → save it again',
  ],
  [
    'an animation',
    async () => (await frames()).webp().toBuffer(),
    'The photo is an animation. → save one picture of it, as JPG',
  ],
  [
    '40 MB',
    async () => Buffer.alloc(40_000_000),
    'photo.jpg has 40 MB; at most 8 MB are allowed. → save it as JPG with 2,640 px on its longer side, or choose it in the studio',
  ],
  [
    'a file that is not there',
    async () => undefined,
    'There is no file photo.jpg in the folder. → put photo.jpg into the folder',
  ],
])('refuses %s', async (_what, made, told) => {
  expect(await loaded(await made())).toEqual({ told: [told], has: false });
});

it('warns of a photo that says where it was taken', async () => {
  const somewhere = picture(1200, 800).withExif({
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
  });
  const { told, has } = await loaded(await somewhere.jpeg().toBuffer());
  expect(told).toEqual([expect.stringContaining('The photo says where it was taken.')]);
  expect(has).toBe(true);
  const camera = picture(1200, 800).withExif({ IFD0: { Make: 'Camera' } });
  expect(await loaded(await camera.jpeg().toBuffer())).toEqual({ told: [], has: true });
});

it('refuses a focus outside of the photo, a card of a photo without one, and choices that do not exist', async () => {
  const jpg = await picture(1200, 800).jpeg().toBuffer();
  const file = 'photo.jpg';
  const toldOf = async (theme: object) => (await loaded(jpg, theme)).told.join();
  expect(await toldOf({ photo: { file, focus: { x: 1.2 } } })).toContain('must be from 0 to 1');
  expect(await toldOf({ photo: { file, focus: { y: -1 } } })).toContain('must be from 0 to 1');
  expect(await toldOf({ card: { finish: 'photo' } })).toContain('needs a photo');
  for (const known of ['classic', 'crest', 'ledger', 'pass'])
    expect(await toldOf({ card: { layout: 'ledgers' } })).toContain(known);
  for (const known of ['gradient', 'plain', 'photo'])
    expect(await toldOf({ card: { finish: 'gold' } })).toContain(known);
});
