import sharp, { type Color, type Sharp } from 'sharp';
import { pictureFormat } from '../pictures/picture';
import { colorAt, drawInOneColor, isLike } from './one-color';
import { palettePng } from './palette-png';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
/** Level 6 would take twice as long and save a fifteenth. */
const png = { compressionLevel: 4 } as const;

/** A logo that is opened once and drawn in several sizes: an SVG, or a PNG. */
export type Picture = Buffer | Sharp;

/** A PNG is decoded here, once for all icons. An SVG stays an SVG, because vectors are drawn anew for every size. */
export async function opened(logo: Buffer): Promise<Picture> {
  if (pictureFormat(logo) === 'svg') return logo;
  const { data, info } = await sharp(logo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
}

/**
 * The logo in the middle of a square of `size` px. It takes up `share` (0–1) of the width. The ground is a colour, or
 * transparent.
 */
export async function logoIcon(
  logo: Picture,
  size: number,
  share?: number,
  background?: string,
): Promise<Buffer> {
  return pngOf(await pixelsOf(logoDrawing(logo, size, share, background)), size);
}

/** An `.ico` with the logo. Its PNG has all four channels, because Windows reads no other. */
export async function logoIco(logo: Picture, size: number): Promise<Buffer> {
  return icoOf(await logoDrawing(logo, size).png(png).toBuffer(), size);
}

/** The logo as it is, and in one colour, its shape given by opacity (purpose `monochrome`). */
export async function plainAndMonochrome(logo: Picture, size: number): Promise<[Buffer, Buffer]> {
  const pixels = await pixelsOf(logoDrawing(logo, size));
  const plain = await pngOf(pixels, size);
  drawInOneColor(pixels, size);
  return [plain, await pngOf(pixels, size)];
}

/** Drawings of our own as PNGs of `size` px: one SVG, in which they stand one below the other. */
export async function drawingIcons(svg: string, size: number, count: number): Promise<Buffer[]> {
  const pixels = await pixelsOf(sharp(Buffer.from(svg)).resize(size, size * count));
  const each = 4 * size * size;
  const parts = Array.from({ length: count }, (_, at) => pixels.subarray(at * each, (at + 1) * each));
  return Promise.all(parts.map((part) => pngOf(part, size)));
}

function logoDrawing(logo: Picture, size: number, share = 1, background?: string): Sharp {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  // sharp flattens first and adds the margins afterwards, so both steps need the colour
  const around = background ?? transparent;
  let drawn = rasterised(logo, inner, around);
  if (background !== undefined) drawn = drawn.flatten({ background });
  if (inner < size) {
    drawn = drawn.extend({ top: before, bottom: after, left: before, right: after, background: around });
  }
  return drawn;
}

/** Red, green, blue and opacity of each pixel, row by row. */
function pixelsOf(drawn: Sharp): Promise<Buffer> {
  return drawn.ensureAlpha().raw().toBuffer();
}

/** An edge has many colours that look alike. Without them a site's icons have a fifth fewer bytes. */
const iconTolerance = 3;

/** With a palette where one cannot see it. */
function pngOf(pixels: Buffer, size: number): Promise<Buffer> {
  const small = palettePng(pixels, size, iconTolerance);
  if (small) return Promise.resolve(small);
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png(png)
    .toBuffer();
}

/** What can be seen of a logo in an icon. */
export interface VisiblePart {
  /** Shares (0–1) of the icon. */
  width: number;
  height: number;
  /** How light it is: for each of 32 steps from black to white, its share (0–1) of what can be seen. */
  shades: number[];
  /** The colour that it has all along its edges, `#rrggbb`, where it is a rectangle with a ground of its own. */
  ground?: string;
}

/** The part of the logo that can be seen in an icon of `size` px. `undefined` when there is none. */
export async function visiblePart(logo: Buffer, size: number): Promise<VisiblePart | undefined> {
  const pixels = await pixelsOf(rasterised(logo, size, transparent));
  let [left, right, top, bottom, all] = [size, -1, size, -1, 0];
  const shades = Array<number>(shadeSteps).fill(0);
  // Neighbours mostly have the same colour, and its step takes longer than all else.
  let color = -1;
  let step = 0;
  for (let at = 0; at < size * size; at++) {
    const opacity = pixels[4 * at + 3] ?? 0;
    if (opacity === 0) continue;
    const x = at % size;
    bottom = (at - x) / size;
    if (top > bottom) top = bottom;
    if (left > x) left = x;
    if (right < x) right = x;
    if (colorAt(pixels, 4 * at) !== color) {
      color = colorAt(pixels, 4 * at);
      step = shadeOf(color);
    }
    shades[step] = (shades[step] ?? 0) + opacity;
    all += opacity;
  }
  if (right < 0) return undefined;
  const ground = groundOf(pixels, size, { left, top, right, bottom });
  return {
    width: (right - left + 1) / size,
    height: (bottom - top + 1) / size,
    shades: shades.map((share) => share / all),
    ...(ground && { ground }),
  };
}

/** The first and the last column and row of a part of a picture. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The colour (`#rrggbb`) at the corners and in the middle of each side of a part of a picture, if it is one. The outermost
 * pixels are blurred, so they do not count.
 */
export function groundOf(
  pixels: Buffer,
  width: number,
  { left, top, right, bottom }: Edges,
): string | undefined {
  const [columns, rows] = [
    [left + 2, Math.floor((left + right) / 2), right - 2],
    [top + 2, Math.floor((top + bottom) / 2), bottom - 2],
  ];
  const places = rows.flatMap((y, row) =>
    columns.flatMap((x, column) => (row === 1 && column === 1 ? [] : [4 * (y * width + x)])),
  );
  const [first = 0] = places.map((at) => colorAt(pixels, at));
  const isOne = places.every((at) => pixels[at + 3] === 255 && isLike(colorAt(pixels, at), first));
  return isOne ? `#${first.toString(16).padStart(6, '0')}` : undefined;
}

const shadeSteps = 32;
/** What a channel of 0–255 adds to the light of a colour. Powers are slow, and there are many pixels. */
const light = Array.from({ length: 256 }, (_, channel) => (channel / 255) ** 2.2);

/** The step of a colour (0xrrggbb) on the way from black to white. The steps look alike. */
function shadeOf(color: number): number {
  const [red, green, blue] = [
    light[color >> 16] ?? 0,
    light[(color >> 8) & 255] ?? 0,
    light[color & 255] ?? 0,
  ];
  const sum = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return Math.min(shadeSteps - 1, Math.floor(sum ** (1 / 2.2) * shadeSteps));
}

/** An `.ico` that holds one PNG of `size` px (at most 256). */
export function icoOf(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/**
 * The picture drawn at its final size. For a `resize`, sharp draws the vectors again, so nothing gets blurred. `background`
 * fills the space around a logo that is not square.
 */
function rasterised(logo: Picture, size: number, background: Color): Sharp {
  const source = Buffer.isBuffer(logo) ? sharp(logo, { limitInputPixels: false }) : logo.clone();
  return source.resize(size, size, { fit: 'contain', background });
}
