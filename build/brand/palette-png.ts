import { constants, crc32, deflateSync } from 'node:zlib';

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
export function palettePng(pixels: Buffer, size: number): Buffer | undefined {
  const { buffer, byteOffset, length } = pixels;
  const isAligned = byteOffset % 4 === 0;
  const runs = runsOf(
    isAligned
      ? new Int32Array(buffer, byteOffset, length / 4)
      : new Int32Array(buffer.slice(byteOffset, byteOffset + length)),
  );
  if (!runs) return undefined;
  const frequent = byFrequency(runs.counts);
  for (const tolerance of tolerances) {
    const { palette, places } = grouped(runs.colors, frequent, tolerance);
    if (palette.length <= mostColors) return encoded(indexed(runs, size, places), size, palette);
  }
  return undefined;
}

/** A picture as runs of equal pixels. Logos have few, so all that follows is quick. */
interface Runs {
  /** Where each run begins, and the end of the last one. */
  starts: Uint32Array;
  /** For each run the place of its colour in `colors`. */
  names: Uint16Array;
  /** The different colours, as 0xaabbggrr. */
  colors: number[];
  /** For each colour, how many pixels have it. */
  counts: number[];
}

/** For the runs of one picture after the other, because fresh memory takes as long as looking for the runs. */
let scratch = scratchFor(0);

function scratchFor(pixels: number) {
  return { starts: new Uint32Array(pixels + 1), names: new Uint16Array(pixels) };
}

/** Places for colours, twice as many as there may be. A power of two. */
const slots = 2 * mostFound;

/** `undefined` when there are too many colours. A table of numbers is several times as fast as a `Map`. */
function runsOf(pixels: Int32Array): Runs | undefined {
  if (scratch.names.length < pixels.length) scratch = scratchFor(pixels.length);
  const { starts, names } = scratch;
  const colors: number[] = [];
  const counts: number[] = [];
  /** For each slot the name of its colour plus 1. */
  const named = new Uint16Array(slots);
  let runs = 0;
  let at = 0;
  while (at < pixels.length) {
    const color = pixels[at] ?? 0;
    let slot = (Math.imul(color, 0x9e3779b1) >>> 16) % slots;
    while (named[slot] !== 0 && colors[(named[slot] ?? 0) - 1] !== color) slot = (slot + 1) % slots;
    if (named[slot] === 0) {
      if (colors.length === mostFound) return undefined;
      named[slot] = colors.push(color);
      counts.push(0);
    }
    const name = (named[slot] ?? 0) - 1;
    starts[runs] = at;
    names[runs++] = name;
    const end = endOfRun(pixels, at);
    counts[name] = (counts[name] ?? 0) + end - at;
    at = end;
  }
  starts[runs] = at;
  return { starts: starts.subarray(0, runs + 1), names: names.subarray(0, runs), colors, counts };
}

/** Where the run of equal pixels that begins here ends. It compares four at once, and never reads beyond the end, which would be slow. */
function endOfRun(pixels: Int32Array, start: number): number {
  const color = pixels[start] ?? 0;
  const last = pixels.length - 4;
  let at = start + 1;
  while (
    at <= last &&
    (((pixels[at] ?? 0) ^ color) |
      ((pixels[at + 1] ?? 0) ^ color) |
      ((pixels[at + 2] ?? 0) ^ color) |
      ((pixels[at + 3] ?? 0) ^ color)) ===
      0
  ) {
    at += 4;
  }
  while (at < pixels.length && pixels[at] === color) at += 1;
  return at;
}

/** The names of all colours, the most frequent one first. */
function byFrequency(counts: readonly number[]): number[] {
  const all = counts.map((_, name) => name);
  return all.sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other);
}

/**
 * Colours that look alike become the most frequent one of them: those that agree in all but the last `bits` bits of each
 * channel, as it is seen through the opacity. `places` are their places in the palette, by name.
 */
function grouped(colors: readonly number[], frequent: readonly number[], bits: number) {
  const palette: number[] = [];
  const known = new Map<number, number>();
  const places = colors.map(() => 0);
  for (const name of frequent) {
    const color = colors[name] ?? 0;
    const look = bits === 0 ? color : lookOf(color, bits);
    let place = known.get(look);
    if (place === undefined) {
      place = palette.push(color) - 1;
      known.set(look, place);
    }
    places[name] = place;
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

/** From here on, filling is faster than a loop. */
const longRun = 32;

/** Rows of places in the palette, each after a byte that says it is not filtered. */
function indexed({ starts, names }: Runs, size: number, places: readonly number[]): Buffer {
  const flat = new Uint8Array(size * size);
  for (let run = 0; run < names.length; run++) {
    const [start, end, place] = [starts[run] ?? 0, starts[run + 1] ?? 0, places[names[run] ?? 0] ?? 0];
    if (end - start > longRun) flat.fill(place, start, end);
    else for (let at = start; at < end; at++) flat[at] = place;
  }
  const rows = Buffer.alloc((size + 1) * size);
  for (let row = 0; row < size; row++) {
    rows.set(flat.subarray(row * size, (row + 1) * size), row * (size + 1) + 1);
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
