import sharp from 'sharp';
import { expect, it } from 'vitest';
import { palettePng } from './palette-png';

const size = 64;

function pixelsOf(color: (x: number, y: number) => readonly number[]): Buffer {
  return Buffer.from(
    Array.from({ length: size * size }, (_, at) => color(at % size, Math.floor(at / size))).flat(),
  );
}

const raw = (image: Buffer) => sharp(image).ensureAlpha().raw().toBuffer();

/** What one sees of a channel, on black. */
const seen = (pixels: Buffer, at: number) => ((pixels[at] ?? 0) * (pixels[at - (at % 4) + 3] ?? 0)) / 255;

it.each([
  ['256 colours', (x: number, y: number) => [x * 4, (y % 4) * 60, 7, 255]],
  ['one colour in 256 opacities', (x: number, y: number) => [255, 255, 255, x * 4 + (y % 4)]],
  ['one colour', () => [1, 2, 3, 255]],
])('keeps each pixel of %s', async (_, color) => {
  const pixels = pixelsOf(color);
  const image = palettePng(pixels, size) ?? Buffer.alloc(0);
  expect((await raw(image)).equals(pixels)).toBe(true);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

it('moves no pixel by more than 8 of 255 where colours are too many', async () => {
  const pixels = pixelsOf((x, y) => [200, 30, 20 + Math.floor(x / 4), 4 * y]);
  const image = palettePng(pixels, size) ?? Buffer.alloc(0);
  const drawn = await raw(image);
  const moved = Array.from({ length: pixels.length }, (_, at) =>
    Math.abs(seen(pixels, at) - seen(drawn, at)),
  );
  expect(Math.max(...moved)).toBeGreaterThan(0);
  expect(Math.max(...moved)).toBeLessThanOrEqual(8);
});

it('takes fewer colours where the picture may lose the last bits of each, and moves no pixel by more than 8 of 255', async () => {
  const pixels = pixelsOf((x, y) => [255, 255, 255, x * 4 + (y % 4)]);
  const [exact, image] = [0, 3].map((least) => palettePng(pixels, size, least) ?? Buffer.alloc(0));
  expect(image?.length).toBeLessThan(0.8 * (exact?.length ?? 0));
  const drawn = await raw(image ?? Buffer.alloc(0));
  const moved = drawn.map((value, at) => Math.abs(value - (pixels[at] ?? 0)));
  expect(Math.max(...moved)).toBeLessThanOrEqual(8);
});

it('does without a palette for a gradient that 256 colours would spoil', () => {
  expect(
    palettePng(
      pixelsOf((x, y) => [4 * x, 4 * y, 255 - 4 * x, 255]),
      size,
    ),
  ).toBeUndefined();
});
