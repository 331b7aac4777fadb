/** px */
export interface Size {
  width: number;
  height: number;
}

/** px; what the canvas of every phone holds on a side. With the limits below, it holds the whole picture, too. */
const longestCanvas = 16_384;
/** px; a picture that would become narrower cannot be read. */
const readableSide = 700;

/**
 * The size in which a big photo is sent: at most 2,400 px long. A long screenshot stays 1,000 px wide, or as wide as it
 * came, as far as a canvas allows.
 */
export function sentSize(size: Size): Size {
  return reduced(size, 2400, 1000);
}

/**
 * The size of the copy that is judged. What cannot be read at 1,000 px is hard to read for a person too. A long
 * screenshot keeps the width in which a phone's usual screenshot is judged.
 */
export function judgedSize(size: Size): Size {
  return reduced(size, 1000, 400);
}

/** Whether a picture would become too narrow to read on its way. Then it is better to send it as large as it is. */
export function losesPrint(size: Size): boolean {
  const short = shortSide(sentSize(size));
  return short < readableSide && short < shortSide(size);
}

/** At most `long` px on the longer side, but no less than `short` px on the other one where there were as many. */
function reduced({ width, height }: Size, long: number, short: number): Size {
  const longer = Math.max(width, height);
  const wanted = Math.max(long / longer, short / Math.min(width, height));
  const scale = Math.min(1, wanted, longestCanvas / longer);
  return { width: scaled(width, scale), height: scaled(height, scale) };
}

function scaled(side: number, scale: number): number {
  return Math.max(1, Math.round(side * scale));
}

function shortSide({ width, height }: Size): number {
  return Math.min(width, height);
}
