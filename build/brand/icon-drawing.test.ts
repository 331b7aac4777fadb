import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { noMemo } from '../core/memo';
import { icoOf, logoIcon, plainAndMonochrome } from './icon-drawing';
import { iconPaths } from './icon-paths';
import { icons } from './icons';

/** A red badge with a white square in its middle. */
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#c8142b" d="M8 8h48v48H8z"/><path fill="#fff" d="M24 24h16v16H24z"/></svg>',
);

const pixels = (image: Buffer) => sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

const background = 0xfaf5fc;

const iconsOf = (from: Buffer, manifest = {}) => {
  const theme = { palette: { globalBackground: '#faf5fc' } };
  const config = merchantSchema.parse({ name: 'The Mall', hosts: ['the-mall.example'], theme, manifest });
  return icons({ logo: from, config }, noMemo);
};

async function drawn(path: string, files = iconsOf(logo)): Promise<Buffer> {
  return (await files).find((file) => file.path === path)?.bytes ?? Buffer.alloc(0);
}

/** Red from edge to edge of its box, unless `path` draws less. */
function shaped(width: number, height: number, path = `M0 0h${width}v${height}H0z`, size = ''): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${size}><path fill="#c8142b" d="${path}"/></svg>`,
  );
}

const logos: [shape: string, logo: Buffer][] = [
  ['a square badge', logo],
  ['a square that fills its box', shaped(64, 64)],
  ['a wide logo', shaped(900, 300)],
  ['a high logo', shaped(300, 900)],
  ['a strip', shaped(2000, 100)],
  ['a small mark in a corner of an empty box', shaped(64, 64, 'M0 0h4v4H0z')],
  ['a wide logo that claims to be tiny', shaped(90, 30, undefined, ' width="3" height="1"')],
  ['a wide logo that claims to be high', shaped(90, 30, undefined, ' width="10" height="40"')],
];

it('the icons with a ground have the colour that the mall gives, and the others stay transparent', async () => {
  const files = iconsOf(logo, { iconBackground: '#0b7285' });
  for (const path of [iconPaths.maskable512, iconPaths.appleTouch]) {
    expect([...(await pixels(await drawn(path, files))).data.subarray(0, 4)]).toEqual([
      0x0b, 0x72, 0x85, 255,
    ]);
  }
  expect((await pixels(await drawn(iconPaths.icon192, files))).data[3]).toBe(0);
});

describe.each(logos)('the icons of %s', (_, from) => {
  const files = iconsOf(from);

  it('keep the maskable mark inside the circle of 40 % that no launcher cuts', async () => {
    const { data, info } = await pixels(await drawn(iconPaths.maskable512, files));
    let farthest = 0;
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const isBackground = data.readUIntBE((y * info.width + x) * 4, 3) === background;
        if (!isBackground) farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5));
      }
    }
    expect(farthest).toBeGreaterThan(0);
    expect(farthest).toBeLessThanOrEqual(512 * 0.4);
  });

  it.each([iconPaths.maskable512, iconPaths.appleTouch])(
    'show the mark on the brand’s background without any transparency in %s',
    async (path) => {
      const image = await drawn(path, files);
      const { isOpaque, channels } = await sharp(image).stats();
      const { data, info } = await pixels(image);
      const corners = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1];
      expect(isOpaque).toBe(true);
      expect(channels[0]?.min).toBe(0xc8); // the mark's red
      expect(corners.map((pixel) => data.readUIntBE(pixel * 4, 3))).toEqual(corners.map(() => background));
    },
  );
});

describe('the monochrome icon', () => {
  /** How opaque it is at these places of a picture of 64 × 64. */
  async function opacities(
    inner: string,
    ...places: [x: number, y: number][]
  ): Promise<(number | undefined)[]> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>`;
    const [, monochrome] = await plainAndMonochrome(Buffer.from(svg), 192);
    const { data, info } = await pixels(monochrome);
    return places.map(([x, y]) => data[(3 * y * info.width + 3 * x) * 4 + 3]);
  }
  const badge = '<path fill="#c8142b" d="M8 8h48v48H8z"/>';

  it('is the badge without its sign', async () => {
    const sign = '<path fill="#fff" d="M24 24h16v16H24z"/>';
    expect(await opacities(badge + sign, [32, 32], [12, 32], [1, 1])).toEqual([0, 255, 0]);
  });

  it('is the badge without its sign also where the whole logo is translucent', async () => {
    const logo = `<g opacity=".4">${badge}<path fill="#fff" d="M24 24h16v16H24z"/></g>`;
    expect(await opacities(logo, [32, 32], [12, 32], [1, 1])).toEqual([0, 102, 0]);
  });

  it('is the badge without a band that reaches its edges', async () => {
    const band = '<path fill="#7cc4ff" d="M8 36h48v10H8z"/>';
    expect(await opacities(badge + band, [32, 40], [12, 12])).toEqual([0, 255]);
  });

  it('is the badge without a sign in the colour of its rim, whose edge has many shades', async () => {
    const disc =
      '<circle cx="32" cy="32" r="30" fill="#c9a227"/><circle cx="32" cy="32" r="25" fill="#7a1028"/>';
    const sign = '<path fill="#c9a227" d="M32 14l16 30H16z"/>';
    expect(await opacities(disc + sign, [32, 32], [32, 50], [32, 4])).toEqual([0, 255, 0]);
  });

  it('has all parts of a mark whose colours stand apart', async () => {
    const parts =
      '<path fill="#c8142b" d="M4 40h56v16H4z"/><path fill="#123a5c" d="M16 6h32v24H16z"/><path fill="#f2b705" d="M4 6h6v24H4z"/>';
    expect(await opacities(parts, [32, 48], [32, 18], [7, 18], [32, 35])).toEqual([255, 255, 255, 0]);
  });

  it('has a part apart of a badge with a sign, and not the sign', async () => {
    const more = '<path fill="#fff" d="M14 14h12v12H14z"/><path fill="#123a5c" d="M44 8h16v32H44z"/>';
    const mark = `<path fill="#c8142b" d="M4 4h36v36H4z"/>${more}`;
    expect(await opacities(mark, [20, 20], [8, 8], [52, 20])).toEqual([0, 255, 255]);
  });
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
