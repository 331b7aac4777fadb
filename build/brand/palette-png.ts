import { constants, crc32, deflateSync } from 'node:zlib';

const mostColors = 256;
/** Looks for runs alone: a seventh of the time, and fewer bytes for the flat colours of logos. */
const packing = { strategy: constants.Z_RLE };
/** More colours than this are a photo or a gradient, which a palette would spoil. */
const mostFound = 4096;
/** How many of a channel's last bits may go: a pixel moves by less than 2, 4 or 8 of 255, which nobody sees. */
const tolerances = [0, 1, 2, 3];

/**
 * A square picture of RGBA pixels as a PNG with a palette: half the bytes of one with all four channels of each pixel.
 * `undefined` when 256 colours would change what one sees.
 *
 * @param least the tolerance that is taken in any case; the smallest from there on that suffices is taken
 */
export function palettePng(bytes: Buffer, size: number, least = 0): Buffer | undefined {
  const { buffer, byteOffset, length } = bytes;
  const pixels = new Int32Array(buffer.slice(byteOffset, byteOffset + length)); // a part of a picture may begin anywhere
  const counts = countsOf(pixels);
  if (!counts) return undefined;
  // the most frequent colour first; of equal ones the first in the picture
  const colors = [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  for (const tolerance of tolerances.slice(least)) {
    const { palette, places } = grouped(colors, tolerance);
    if (palette.length <= mostColors) return encoded(indexed(pixels, size, places), size, palette);
  }
  return undefined;
}

/** How many pixels have each colour, as 0xaabbggrr. `undefined` when there are too many colours. */
function countsOf(pixels: Int32Array): ReadonlyMap<number, number> | undefined {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; ) {
    const start = at;
    const color = pixels[start] ?? 0;
    while (at < pixels.length && pixels[at] === color) at++; // logos are flat, so there are few runs
    counts.set(color, (counts.get(color) ?? 0) + at - start);
    if (counts.size > mostFound) return undefined;
  }
  return counts;
}

/**
 * Colours that look alike become the most frequent one of them: those that agree in all but the last `bits` bits of each
 * channel, as it is seen through the opacity. `places` are their places in the palette.
 */
function grouped(colors: readonly number[], bits: number) {
  const palette: number[] = [];
  const known = new Map<number, number>();
  const places = new Map<number, number>();
  for (const color of colors) {
    const look = bits === 0 ? color : lookOf(color, bits);
    const place = known.get(look) ?? palette.push(color) - 1;
    known.set(look, place);
    places.set(color, place);
  }
  return { palette, places };
}

/** A colour without the last bits of its opacity, and of its channels as they are seen through it. */
function lookOf(color: number, bits: number): number {
  const opacity = color >>> 24;
  let look = opacity >>> bits;
  for (let shift = 0; shift < 24; shift += 8) {
    const seen = Math.round((((color >>> shift) & 255) * opacity) / 255);
    look = (look << 8) | (seen >>> bits);
  }
  return look;
}

/** Rows of places in the palette, each after a byte that says it is not filtered. */
function indexed(pixels: Int32Array, size: number, places: ReadonlyMap<number, number>): Buffer {
  const rows = Buffer.alloc((size + 1) * size);
  for (let row = 0, at = 0; row < size; row++) {
    const end = at + size;
    while (at < end) {
      const start = at;
      const color = pixels[start] ?? 0;
      while (at < end && pixels[at] === color) at++;
      rows.fill(places.get(color) ?? 0, start + row + 1, at + row + 1);
    }
  }
  return rows;
}

function encoded(rows: Buffer, size: number, palette: readonly number[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3], 8); // 8 bits for each pixel, which name a colour of the palette
  const rgb = palette.flatMap((color) => [color & 255, (color >>> 8) & 255, (color >>> 16) & 255]);
  const opacities = palette.map((color) => color >>> 24);
  const isOpaque = opacities.every((opacity) => opacity === 255);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(rgb)),
    ...(isOpaque ? [] : [chunk('tRNS', Buffer.from(opacities))]),
    chunk('IDAT', deflateSync(rows, packing)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of a PNG: its length, its name and content, and their checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
