import sharp from 'sharp';
import type { GreyPicture } from '@/features/bills/photos/judge-photo';
import type { Size } from '@/features/bills/photos/photo-rules';

/** Strokes of the ten digits, on a grid 4 wide and 6 high. Plain lines are enough, so no font is needed. */
const strokes = [
  'M0 0H4V6H0Z',
  'M1 1L2 0V6M1 6H3',
  'M0 1L1 0H3L4 1V2L0 6H4',
  'M0 0H4L2 2.5Q4 3 4 4.5Q4 6 2 6Q0 6 0 5',
  'M3 6V0L0 4H4',
  'M4 0H0V3H3L4 4V5L3 6H0',
  'M4 0Q0 1 0 4Q0 6 2 6Q4 6 4 4.5Q4 3 2 3Q0 3 0 4.5',
  'M0 0H4L1 6',
  'M2 0Q4 0 4 1.5L0 4.5Q0 6 2 6Q4 6 4 4.5L0 1.5Q0 0 2 0',
  'M4 2Q4 3.5 2 3.5Q0 3.5 0 2Q0 0 2 0Q4 0 4 2V6',
];

/**
 * A bill with `lines` printed lines on a table, in the form that the worker checks: grey, 750 × 1000 px. Colours are
 * CSS colours.
 */
export function printedBill(lines: number, paper = '#f6f4ee', table = '#6b4a2f'): Promise<GreyPicture> {
  const height = 2700 / lines;
  const rows = Array.from({ length: lines }, (_, row) => printedLine(row, 300 + row * height, height * 0.62));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="1000" viewBox="0 0 2400 3200"><rect width="2400" height="3200" fill="${table}"/><g transform="rotate(2 1200 1600)"><rect x="360" y="160" width="1680" height="2900" fill="${paper}"/>${rows.join('')}</g></svg>`;
  return greyOf(sharp(Buffer.from(svg)).greyscale());
}

function printedLine(row: number, y: number, size: number): string {
  const scale = size / 6;
  const digits = Array.from({ length: Math.floor(1500 / (scale * 6)) }, (_, column) => {
    // Words and columns. Some places stay empty, always the same ones.
    const seed = row * 31 + column * 17;
    if (seed % 7 === 0) return '';
    return `<path transform="translate(${450 + column * scale * 6} ${y}) scale(${scale})" d="${strokes[seed % 10]}"/>`;
  });
  return `<g fill="none" stroke="#222" stroke-width=".7" stroke-linecap="round">${digits.join('')}</g>`;
}

/** A long screenshot of an e-bill, 1080 px wide: print from edge to edge, as a picture that a shopper would choose. */
export function longScreenshot(height: number) {
  const rows = Array.from({ length: Math.floor(height / 150) }, (_, row) => printedLine(row, row * 150, 80));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="${height}" viewBox="0 0 2400 ${(height * 2400) / 1080}"><rect width="2400" height="100%" fill="#fff"/>${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true });
}

/** The copy of a picture in this size, as the worker judges it. */
export function copyOf(picture: ReturnType<typeof sharp>, { width, height }: Size): Promise<GreyPicture> {
  return greyOf(picture.resize(width, height, { fit: 'fill' }).greyscale());
}

/** @param sigma px */
export function blurred({ width, height, values }: GreyPicture, sigma: number): Promise<GreyPicture> {
  return greyOf(sharp(values, { raw: { width, height, channels: 1 } }).blur(sigma));
}

/** Less light: multiplies every value by `share`. */
export function dimmed(picture: GreyPicture, share: number): GreyPicture {
  return { ...picture, values: picture.values.map((value) => value * share) };
}

/** A hand that moves sideways or up by `distance` px while it takes the picture. */
export function shaken(picture: GreyPicture, distance: number, direction: 'across' | 'up'): GreyPicture {
  const { width, values } = picture;
  const step = direction === 'across' ? 1 : width;
  const mean = values.map((_, at) => {
    let sum = 0;
    for (let moved = 0; moved < distance; moved += 1) sum += values[Math.max(0, at - moved * step)] ?? 0;
    return sum / distance;
  });
  return { ...picture, values: mean };
}

/** The grain of a cheap camera in the evening, in the smaller copy. */
export function grainy(picture: GreyPicture, strength: number): GreyPicture {
  let seed = 1;
  const values = picture.values.map((value) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.min(255, Math.max(0, value + (seed / 2_147_483_647 - 0.5) * 2 * strength));
  });
  return { ...picture, values };
}

async function greyOf(picture: ReturnType<typeof sharp>): Promise<GreyPicture> {
  const { data, info } = await picture.raw().toColourspace('b-w').toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, values: new Uint8Array(data) };
}
