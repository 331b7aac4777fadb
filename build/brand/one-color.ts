/** Two colours closer than this (distance in RGB) count as the same sign. */
const leastContrast = 60;
/** Only every so many pixels are counted and compared, because a sign is larger than that. */
const sampling = 8;

/**
 * Turns a logo into a shape that is given by opacity alone. Logos are often a badge with a sign on it. So the colour that
 * covers most becomes the shape, and what stands on it is cut out. A part that stands apart from it belongs to the shape.
 *
 * @param pixels red, green, blue and opacity of a square picture, row by row; changed in place
 * @param size its side, in px
 */
export function drawInOneColor(pixels: Buffer, size: number): void {
  const most = mostOpacity(pixels);
  const colors = mainColors(pixels, most);
  const [main = 0, ...others] = colors;
  const apart = colorsApart(pixels, size, colors, most / 2);
  const cutOut = others.filter((color) => !apart.includes(color));
  const farthest = Math.max(leastContrast, ...cutOut.map((color) => distance(color, main)));
  const shareOf = (color: number) =>
    likeOneOf(apart, color) === undefined ? 1 - Math.min(1, distance(color, main) / farthest) : 1;
  // Neighbours mostly have the same colour, and comparing colours takes longer than all else.
  let last = -1;
  let share = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha > 0) {
      const color = colorAt(pixels, at);
      if (color !== last) share = shareOf(color);
      last = color;
      pixels[at + 3] = Math.round(alpha * share);
    }
    pixels[at] = 255;
    pixels[at + 1] = 255;
    pixels[at + 2] = 255;
  }
}

/** The colour of a pixel, as 0xrrggbb. */
export function colorAt(pixels: Buffer, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

/** The opacity of what can be seen best. A whole logo may be translucent. */
function mostOpacity(pixels: Buffer): number {
  let most = 0;
  for (let at = 3; at < pixels.length; at += 4) most = Math.max(most, pixels[at] ?? 0);
  return most;
}

/**
 * The colours of a picture, the most frequent first. Of colours that look alike it gives one. Pixels of an edge, which
 * are less opaque than others, do not count.
 */
function mainColors(pixels: Buffer, most: number): number[] {
  const atEdge = (250 / 255) * most;
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4 * sampling) {
    if ((pixels[at + 3] ?? 0) <= atEdge) continue;
    const color = colorAt(pixels, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const colors: number[] = [];
  for (const [color] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (likeOneOf(colors, color) === undefined) colors.push(color);
  }
  return colors;
}

/** The one of these colours that looks like another one. */
function likeOneOf(colors: readonly number[], other: number): number | undefined {
  return colors.find((color) => isLike(color, other));
}

/** Whether two colours (0xrrggbb) count as the same sign. */
export function isLike(one: number, other: number): boolean {
  return distance(one, other) < leastContrast;
}

/**
 * The colours that mostly stand apart from the first one: most lines that cross them meet no pixel of it before they meet
 * a transparent one.
 */
function colorsApart(
  pixels: Buffer,
  size: number,
  colors: readonly number[],
  leastOpacity: number,
): number[] {
  const rows = bordering(pixels, colors, { size, step: 1, next: size, leastOpacity });
  const columns = bordering(pixels, colors, { size, step: size, next: 1, leastOpacity });
  return colors.slice(1).filter((color) =>
    [rows, columns].every((lines) => {
      const { beside, all } = lines.get(color) ?? { beside: 0, all: 0 };
      return 2 * beside < all;
    }),
  );
}

/** For each colour: how many of its pixels were seen, and how many of them in a run that borders on the main colour. */
type Seen = Map<number, { beside: number; all: number }>;

interface Lines {
  /** How many lines there are, and how many pixels in each. */
  size: number;
  /** Leads to the next pixel of a line. */
  step: number;
  /** Leads to the next line. */
  next: number;
  /** A pixel with less opacity counts as transparent. */
  leastOpacity: number;
}

/** Looks at some lines of pixels. */
function bordering(
  pixels: Buffer,
  colors: readonly number[],
  { size, step, next, leastOpacity }: Lines,
): Seen {
  const seen: Seen = new Map();
  for (let line = 0; line < size; line += sampling) {
    let run: number[] = [];
    let isAfterMain = false;
    const end = (isBeforeMain: boolean) => {
      for (const color of run) {
        const { beside, all } = seen.get(color) ?? { beside: 0, all: 0 };
        seen.set(color, { beside: beside + Number(isAfterMain || isBeforeMain), all: all + 1 });
      }
      run = [];
      isAfterMain = isBeforeMain;
    };
    for (let pixel = 0; pixel < size; pixel++) {
      const at = 4 * (line * next + pixel * step);
      const color = likeOneOf(colors, colorAt(pixels, at));
      if ((pixels[at + 3] ?? 0) < leastOpacity) end(false);
      else if (color === colors[0]) end(true);
      else if (color !== undefined) run.push(color);
    }
    end(false);
  }
  return seen;
}

function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return Math.sqrt(red * red + green * green + blue * blue);
}
