import { promisify } from 'node:util';
import { constants, crc32, deflate } from 'node:zlib';

const deflateAsync = promisify(deflate);

const mostColors = 256;
/** Looks for runs alone: a seventh of the time, and fewer bytes for the flat colours of logos. */
const packing = { strategy: constants.Z_RLE };
/** More colours than this are a photo or a gradient, which a palette would spoil. */
const mostFound = 4096;
/** A pixel may move by less than 2, 4 or 8 of 255 in each channel, which nobody sees. The smallest that suffices is taken. */
const tolerances = [0, 1, 2, 3];

/**
 * A square picture of RGBA pixels as a PNG with a palette: half the bytes of one with all four channels of each pixel.
 * `undefined` when 256 colours would change what one sees.
 */
export async function palettePng(pixels: Buffer, size: number): Promise<Buffer | undefined> {
  const { buffer, byteOffset, length } = pixels;
  const isAligned = byteOffset % 4 === 0;
  const colors = isAligned
    ? new Int32Array(buffer, byteOffset, length / 4)
    : new Int32Array(buffer.slice(byteOffset, byteOffset + length));
  const runs = runsOf(colors);
  const frequent = byFrequency(colors, runs);
  if (frequent.length > mostFound) return undefined;
  for (const tolerance of tolerances) {
    const { palette, places } = grouped(frequent, tolerance);
    if (palette.length <= mostColors) return encoded(indexed(colors, runs, size, places), size, palette);
  }
  return undefined;
}

/** Where each run of equal pixels begins, and the end of the last one. Logos have few, so all else is quick. */
function runsOf(colors: Int32Array): number[] {
  const starts = [0];
  let last = colors[0];
  for (let at = 1; at < colors.length; at++) {
    if (colors[at] === last) continue;
    last = colors[at];
    starts.push(at);
  }
  return [...starts, colors.length];
}

/** Every colour, the most frequent one first. */
function byFrequency(colors: Int32Array, runs: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (let run = 1; run < runs.length; run++) {
    const start = runs[run - 1] ?? 0;
    const color = colors[start] ?? 0;
    counts.set(color, (counts.get(color) ?? 0) + (runs[run] ?? 0) - start);
  }
  return [...counts].sort(([one, many], [other, few]) => few - many || one - other).map(([color]) => color);
}

/**
 * Colours that look alike become the most frequent one of them: those that agree in all but the last `bits` bits of each
 * channel, as it is seen through the opacity.
 */
function grouped(frequent: readonly number[], bits: number) {
  const palette: number[] = [];
  const known = new Map<number, number>();
  const places = new Map<number, number>();
  for (const color of frequent) {
    const look = bits === 0 ? color : lookOf(color, bits);
    let place = known.get(look);
    if (place === undefined) {
      place = palette.push(color) - 1;
      known.set(look, place);
    }
    places.set(color, place);
  }
  return { palette, places };
}

/** A colour 0xaabbggrr without the last bits of its opacity, and of its channels as they are seen through it. */
function lookOf(color: number, bits: number): number {
  const opacity = color >>> 24;
  let look = opacity >>> bits;
  for (let shift = 0; shift < 24; shift += 8) {
    const seen = Math.round((((color >>> shift) & 255) * opacity) / 255);
    look = (look << 8) | (seen >>> bits);
  }
  return look;
}

/** From here on, filling is faster than a loop. */
const longRun = 32;

/** Rows of places in the palette, each after a byte that says it is not filtered. */
function indexed(
  colors: Int32Array,
  runs: readonly number[],
  size: number,
  places: ReadonlyMap<number, number>,
): Buffer {
  const rows = Buffer.alloc((size + 1) * size);
  const placed = (at: number) => at + Math.floor(at / size) + 1;
  for (let run = 1; run < runs.length; run++) {
    const [start, end] = [runs[run - 1] ?? 0, runs[run] ?? 0];
    const [place, from, to] = [places.get(colors[start] ?? 0) ?? 0, placed(start), placed(end - 1)];
    if (to - from > longRun) rows.fill(place, from, to + 1);
    else for (let at = from; at <= to; at++) rows[at] = place;
  }
  for (let row = 0; row < size; row++) rows[row * (size + 1)] = 0; // runs go on in the next row
  return rows;
}

async function encoded(rows: Buffer, size: number, palette: readonly number[]): Promise<Buffer> {
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
    chunk('IDAT', await deflateAsync(rows, packing)),
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
