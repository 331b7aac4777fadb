/** The hints beside a photo. They never stop the shopper, because the backend decides. */
export type PhotoHint = 'dark' | 'blurred' | 'small';

/** A grey picture: one byte per pixel, 0 is black. */
export interface GreyPicture {
  width: number;
  height: number;
  values: Uint8Array | Uint8ClampedArray;
}

/**
 * The thresholds. They were chosen on printed bills that `tests/photos/` generates: sharp ones in good and in poor light
 * lie on one side, spoiled ones on the other, with room between them.
 */
const limits = {
  /** px; below either, a bill of twenty lines cannot be read. */
  longSide: 640,
  shortSide: 320,
  /** 0 to 255: how bright the brightest twentieth of the picture is. Paper is the brightest thing in the photo of a bill. */
  paper: 88,
  /** 0 (sharp) to 1: how little a second blur changes the sharpest parts. */
  blur: 0.5,
};

/** @param size px of the photo that is sent; `grey` is its copy in `judgedSize`. */
export function judgePhoto(size: { width: number; height: number }, grey: GreyPicture): PhotoHint[] {
  const hints: PhotoHint[] = [];
  if (isSmall(size)) hints.push('small');
  const dark = brightnessOfPaper(grey) < limits.paper;
  if (dark) hints.push('dark');
  // In the dark, noise and shadows say nothing about focus.
  if (!dark && blurOf(grey) > limits.blur) hints.push('blurred');
  return hints;
}

function isSmall({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) < limits.longSide || Math.min(width, height) < limits.shortSide;
}

function brightnessOfPaper({ values }: GreyPicture): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let above = values.length / 20;
  for (let value = 255; value > 0; value -= 1) {
    above -= counts[value] ?? 0;
    if (above <= 0) return value;
  }
  return 0;
}

/** Tiles per side; a bill on a table fills some of them, and the rest may well be out of focus. */
const tiles = 8;
/** Grey levels per pixel; below, a tile holds no print. */
const flatTile = 1;
/** Grey levels; smaller differences between neighbours are the camera's. */
const grain = 8;
/** px to each side, so nine in all. */
const reach = 4;

/**
 * How blurred the sharpest quarter of the printed parts is: 0 is sharp, 1 is blurred. It blurs the picture once more and
 * compares the differences between neighbours before and after. A sharp picture loses most of them, a blurred one hardly
 * any. What the picture shows matters little.
 */
function blurOf(grey: GreyPicture): number {
  const across = tileBlurs(grey, 1);
  const down = tileBlurs(grey, grey.width);
  const printed = across.flatMap((tile, index) => {
    const other = down[index];
    if (!other || Math.max(contrast(tile), contrast(other)) < flatTile) return [];
    return [Math.max(ratio(tile), ratio(other))]; // a moving hand blurs one direction only
  });
  printed.sort((a, b) => a - b);
  return printed[Math.floor(printed.length / 4)] ?? 1; // nothing that could be print: blurred beyond measure
}

interface TileSums {
  /** Grey levels: the differences between neighbours as they are. */
  before: number;
  /** The part of them that a second blur leaves. */
  after: number;
  /** px */
  count: number;
}

const ratio = ({ before, after }: TileSums): number => (before === 0 ? 0 : after / before);
const contrast = ({ before, count }: TileSums): number => before / count;

/** The differences between neighbours along one direction (`step` 1: across, the width: down), for each tile. */
function tileBlurs({ width, height, values }: GreyPicture, step: number): TileSums[] {
  const sums = Array.from({ length: tiles * tiles }, () => ({ before: 0, after: 0, count: 0 }));
  const [edgeX, edgeY] = step === 1 ? [reach + 1, 0] : [0, reach + 1]; // the blur needs its neighbours
  const difference = (one: number, other: number) => Math.abs((values[one] ?? 0) - (values[other] ?? 0));
  for (let y = edgeY; y < height - edgeY; y += 1) {
    for (let x = edgeX; x < width - edgeX; x += 1) {
      const at = y * width + x;
      const tile = sums[Math.floor((y * tiles) / height) * tiles + Math.floor((x * tiles) / width)];
      if (!tile) continue;
      const before = Math.max(0, difference(at, at - step) - grain);
      // Two blurred neighbours differ by the pixels that only one of them takes in.
      const after = difference(at + reach * step, at - (reach + 1) * step) / (2 * reach + 1);
      tile.before += before;
      tile.after += Math.min(before, after);
      tile.count += 1;
    }
  }
  return sums;
}
