import sharp, { type Sharp } from 'sharp';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
/** A higher level takes six times as long and saves a tenth. */
const png = { compressionLevel: 6 } as const;

/** The logo on a square of `size` px, `share` (0–1) of it wide; on a colour, or on nothing. */
export async function logoIcon(logo: Buffer, size: number, share = 1, background?: string): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const margin = { top: before, bottom: after, left: before, right: after };
  const drawn = (await rasterised(logo, inner)).extend({ ...margin, background: background ?? transparent });
  // sharp flattens before it extends, so the margin needs the colour of its own
  return (background === undefined ? drawn : drawn.flatten({ background })).png(png).toBuffer();
}

/**
 * The logo as one colour, whose shape is its opacity (purpose `monochrome`). Logos are often a badge with a sign on it,
 * so the colour that covers most becomes the shape, and what differs from it is cut out.
 */
export async function monochromeIcon(logo: Buffer, size: number): Promise<Buffer> {
  const { data, info } = await (await rasterised(logo, size))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  cutOutSign(data);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png(png)
    .toBuffer();
}

/** An SVG drawing of ours as PNG of `size` px. */
export function drawingIcon(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(size, size).png(png).toBuffer();
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

/** The SVG drawn at its final size, so that nothing is scaled and blurred. */
async function rasterised(logo: Buffer, size: number): Promise<Sharp> {
  const { width = size, height = size } = await sharp(logo).metadata();
  const density = Math.min(Math.max((72 * size) / Math.max(width, height), 1), 100_000);
  return sharp(logo, { density }).resize(size, size, { fit: 'contain', background: transparent });
}

/** Distance in RGB below which two colours count as the same sign. */
const leastContrast = 60;
/** Colours are counted and compared on every so many pixels; a sign is larger than that. */
const sampling = 8;

function cutOutSign(pixels: Buffer): void {
  const opaque = opaqueSamples(pixels);
  const main = mostFrequent(opaque);
  const farthest = opaque.reduce((most, color) => Math.max(most, distance(color, main)), leastContrast);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels.readUInt8(at + 3);
    if (alpha > 0) {
      const difference = Math.min(1, distance(pixels.readUIntBE(at, 3), main) / farthest);
      pixels.writeUInt8(Math.round(alpha * (1 - difference)), at + 3);
    }
    pixels.writeUIntBE(0xffffff, at, 3);
  }
}

/** Colours, as 0xrrggbb, of some of the opaque pixels. */
function opaqueSamples(pixels: Buffer): number[] {
  const colors: number[] = [];
  for (let at = 0; at < pixels.length; at += 4 * sampling) {
    if (pixels.readUInt8(at + 3) > 250) colors.push(pixels.readUIntBE(at, 3));
  }
  return colors;
}

function mostFrequent(colors: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  let [main, most] = [0, 0];
  for (const [color, count] of counts) if (count > most) [main, most] = [color, count];
  return main;
}

function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return Math.sqrt(red * red + green * green + blue * blue);
}
