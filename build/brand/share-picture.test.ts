import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cardLayouts } from '@/brand/card-look';
import { choiceNames } from '@/brand/choice-names';
import { merchantSchema } from '@/brand/merchant-schema';
import { cornerWords } from '@/brand/shape';
import { madeBrand } from '../../tests/setup/branded';
import { noMemo } from '../core/memo';
import { sharedLink, sharePicture } from './share-picture';

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2b8a3e" d="M0 0h8v8H0z"/></svg>',
);
const configOf = (changes: object = {}) =>
  merchantSchema.parse({ name: 'Saffron Row', hosts: ['row.example', 'old-row.example'], ...changes });

it('is the logo on a card in the brand colour, without any lettering of ours', async () => {
  const config = configOf({ theme: { palette: { primaryOrange: '#0b7285', whiteColor: '#fffdf9' } } });
  const { path, bytes } = await sharePicture({ id: '1', config, logo }, noMemo);
  expect(path).toBe('share.png');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const colorAt = (x: number, y: number) =>
    data
      .subarray((y * 1200 + x) * info.channels)
      .readUIntBE(0, 3)
      .toString(16);
  expect(colorAt(20, 20)).toBe('b7285');
  expect(colorAt(260, 315)).toBe('fffdf9');
  expect(colorAt(600, 315)).toBe('2b8a3e');
});

it('is the mall’s own where it has one', async () => {
  const png = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0b7285' } })
    .png()
    .toBuffer();
  const jpg = await sharp(png).jpeg().toBuffer();
  expect(await sharePicture({ id: '1', config: configOf(), logo, share: png }, noMemo)).toMatchObject({
    path: 'share.png',
    bytes: png,
  });
  expect((await sharePicture({ id: '1', config: configOf(), logo, share: jpg }, noMemo)).path).toBe(
    'share.jpg',
  );
});

it('comes with title and text, at an absolute address of the first host', () => {
  const words = { description: 'Points at Saffron Row.' };
  const linkOf = (share: object) => {
    const { brand, config } = madeBrand({ name: 'Saffron Row', hosts: ['row.example'], share });
    return sharedLink(brand, config, words, 'share.png');
  };
  expect(linkOf({})).toEqual({
    title: 'Saffron Row Rewards',
    text: 'Points at Saffron Row.',
    image: 'https://row.example/share.png',
  });
  expect(linkOf({ title: 'Join us', text: 'Gifts for bills.' })).toMatchObject({
    title: 'Join us',
    text: 'Gifts for bills.',
  });
});

it('is the logo over the mall’s photo, and small enough for messengers', async () => {
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#0b7285' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const photo = await sharp({ create: { ...create, noise } })
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg()
    .toBuffer();
  const config = configOf({ theme: { photo: { file: 'photo.jpg', focus: { x: 1, y: 0 } } } });
  const { path, size, bytes } = await sharePicture({ id: '1', config, logo, photo }, noMemo);
  expect(path).toBe('share.jpg');
  expect(size).toBeLessThanOrEqual(300_000);
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect([format, width, height, exif]).toEqual(['jpeg', 1200, 630, undefined]);
});

it('is cut and composed as the mall’s cards are, also over a photo', async () => {
  const create = { width: 1200, height: 800, channels: 3 as const, background: '#0b7285' };
  const photo = await sharp({ create }).png().toBuffer();
  const themes = [
    ...choiceNames(cornerWords).map((corners) => ({ shape: { corners } })),
    ...cardLayouts.slice(1).map((layout) => ({ card: { layout } })),
    { card: { finish: 'plain' } },
  ];
  const differentWith = async (own: object, extra: { photo?: Buffer }) => {
    const pictures = themes.map((theme) =>
      sharePicture({ id: '1', config: configOf({ theme: { ...theme, ...own } }), logo, ...extra }, noMemo),
    );
    return new Set((await Promise.all(pictures)).map(({ sha256 }) => sha256)).size;
  };
  expect(await differentWith({}, {})).toBe(themes.length);
  // the photo lies where the tint would
  expect(await differentWith({ photo: { file: 'photo.jpg' } }, { photo })).toBe(themes.length - 1);
});
