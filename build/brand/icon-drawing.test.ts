import sharp from 'sharp';
import { expect, it } from 'vitest';
import { defaultPalette } from '@/brand/palette';
import { noMemo } from '../memo';
import { icoOf, logoIcon, monochromeIcon } from './icon-drawing';
import { iconPaths } from './icon-paths';
import { icons } from './icons';

/** A red badge with a white square in its middle. */
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#c8142b" d="M8 8h48v48H8z"/><path fill="#fff" d="M24 24h16v16H24z"/></svg>',
);

const pixels = (image: Buffer) => sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

async function drawn(path: string): Promise<Buffer> {
  const files = await icons(logo, { ...defaultPalette, globalBackground: '#faf5fc' }, noMemo);
  return files.find((file) => file.path === path)?.bytes ?? Buffer.alloc(0);
}

it('keeps the maskable logo inside a circle of 40 %, on the brand’s background', async () => {
  const image = await drawn(iconPaths.maskable512);
  const { data, info } = await pixels(image);
  let farthest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const background = data.readUIntBE((y * info.width + x) * 4, 3) === 0xfaf5fc;
      if (!background) farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5));
    }
  }
  expect((await sharp(image).stats()).isOpaque).toBe(true);
  expect(farthest).toBeGreaterThan(512 * 0.2);
  expect(farthest).toBeLessThanOrEqual(512 * 0.4);
});

it('cuts the sign out of the monochrome badge', async () => {
  const { data, info } = await pixels(await monochromeIcon(logo, 192));
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  expect(alphaAt(96, 96)).toBe(0);
  expect(alphaAt(38, 96)).toBe(255);
  expect(alphaAt(4, 4)).toBe(0);
});

it('gives phones that show no transparency an opaque icon', async () => {
  expect((await sharp(await drawn(iconPaths.appleTouch)).stats()).isOpaque).toBe(true);
});

it('draws an SVG at its final size, whatever size it claims', async () => {
  const tiny = Buffer.from(logo.toString().replace('viewBox', 'width="8" height="8" viewBox'));
  const { data, info } = await pixels(await logoIcon(tiny, 192));
  const edges = new Set(
    Array.from({ length: info.width }, (_, x) => data.readUInt8((96 * info.width + x) * 4 + 3)),
  );
  expect([...edges].sort()).toEqual([0, 255]); // a scaled-up edge would be blurred
});

it('wraps one PNG into an .ico', async () => {
  const image = await logoIcon(logo, 32);
  const ico = icoOf(image, 32);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  expect(ico.subarray(ico.readUInt32LE(18)).equals(image)).toBe(true);
});
