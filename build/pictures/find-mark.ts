/** A rectangle in a picture, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A mark may consist of this many parts with gaps between them. */
const mostParts = 3;
/** How many times wider the gap behind the mark is than those within it, and than the usual one between letters. */
const widerGap = 1.5;
/** The least gap, and the least side of a mark, as shares (0–1) of the shorter side of the whole. */
const leastGap = 0.04;
const leastMark = 0.4;

type IsDrawn = (x: number, y: number) => boolean;

/**
 * The mark of a logo: an almost square part at its left, or at its top, with a gap behind it that is wider than those
 * between letters. `undefined` for a word alone, and for a mark alone.
 *
 * @param isDrawn whether a pixel shows something
 */
export function findMark(width: number, height: number, isDrawn: IsDrawn): Box | undefined {
  const atLeft = firstPart(width, height, isDrawn);
  if (atLeft) return atLeft;
  const atTop = firstPart(height, width, (y, x) => isDrawn(x, y));
  return atTop && { left: atTop.top, top: atTop.left, width: atTop.height, height: atTop.width };
}

/** Looks from left to right. */
function firstPart(width: number, height: number, isDrawn: IsDrawn): Box | undefined {
  const columns = runsOf(width, (x) => some(0, height, (y) => isDrawn(x, y)));
  const rowsOf = (left: number, right: number) => {
    const rows = runsOf(height, (y) => some(left, right, (x) => isDrawn(x, y)));
    return { top: rows[0]?.start ?? 0, bottom: rows.at(-1)?.end ?? 0 };
  };
  const [left, right] = [columns[0]?.start ?? 0, columns.at(-1)?.end ?? 0];
  const all = rowsOf(left, right);
  const shorter = Math.min(right - left, all.bottom - all.top);
  const gaps = columns.slice(1).map(({ start }, index) => start - (columns[index]?.end ?? 0));
  for (let parts = 1; parts <= Math.min(mostParts, gaps.length); parts++) {
    const others = [...gaps.slice(0, parts - 1), median(gaps.slice(parts)), (leastGap * shorter) / widerGap];
    if ((gaps[parts - 1] ?? 0) < widerGap * Math.max(...others)) continue;
    const end = columns[parts - 1]?.end ?? 0;
    const { top, bottom } = rowsOf(left, end);
    const box = { left, top, width: end - left, height: bottom - top };
    const ratio = box.width / box.height;
    const isMark = ratio > 0.7 && ratio < 1.4 && Math.min(box.width, box.height) >= leastMark * shorter;
    if (isMark) return box;
  }
  return undefined;
}

/** Neighbours that something is drawn in. `end` is behind the last one. */
function runsOf(count: number, isDrawn: (at: number) => boolean): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (let at = 0; at < count; at++) {
    if (!isDrawn(at)) continue;
    const last = runs.at(-1);
    if (last?.end === at) last.end = at + 1;
    else runs.push({ start: at, end: at + 1 });
  }
  return runs;
}

function some(from: number, to: number, is: (at: number) => boolean): boolean {
  for (let at = from; at < to; at++) if (is(at)) return true;
  return false;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
