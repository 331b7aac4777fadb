import { describe, expect, it } from 'vitest';
import { fitted, heldIn, mostZoom, moved, pinched, wholeView, zoomed } from './pan-zoom';

const frame = { width: 400, height: 800 };
const picture = { width: 400, height: 280 };

/** Where a spot of the picture, px from its own middle, lies in the frame. */
const seenAt = ({ scale, x, y }: typeof wholeView, spot: { x: number; y: number }) => ({
  x: spot.x * scale + x,
  y: spot.y * scale + y,
});

describe('a picture that one zooms', () => {
  it('keeps what is under the finger there', () => {
    const start = { scale: 2, x: 30, y: -10 };
    const spot = { x: 50, y: 20 };
    const finger = seenAt(start, spot);
    const near = seenAt(zoomed(start, 1.5, finger), spot);
    expect(near.x).toBeCloseTo(finger.x);
    expect(near.y).toBeCloseTo(finger.y);
  });

  it('is never smaller than whole, and never larger than six times', () => {
    expect(zoomed(wholeView, 0.1, { x: 0, y: 0 }).scale).toBe(1);
    expect(zoomed(wholeView, 100, { x: 0, y: 0 }).scale).toBe(mostZoom);
  });

  it('follows two fingers that spread and wander', () => {
    const fingers = (left: number, right: number, y: number) =>
      [
        { x: left, y },
        { x: right, y },
      ] as const;
    const view = pinched(wholeView, fingers(-10, 10, 0), fingers(0, 40, 5));
    expect(view).toEqual({ scale: 2, x: 20, y: 5 });
  });

  it('takes two fingers in one place for a move', () => {
    const [before, after] = [
      { x: 5, y: 5 },
      { x: 8, y: 5 },
    ];
    expect(pinched(wholeView, [before, before], [after, after])).toEqual(moved(wholeView, 3, 0));
  });

  it.each([
    [1, [500, 500], [0, 0]],
    [2, [500, 500], [200, 0]],
    [4, [-9_000, -9_000], [-600, -160]],
    [4, [12, -5], [12, -5]],
  ] as const)(
    'shows no edge that need not be seen: %i times as large, %j lies at %j',
    (scale, moved, held) => {
      const [[x, y], [left, top]] = [moved, held];
      expect(heldIn({ scale, x, y }, frame, picture)).toEqual({ scale, x: left, y: top });
    },
  );

  it('fits into its frame whole', () => {
    expect(fitted({ width: 400, height: 800 }, 2)).toEqual({ width: 400, height: 200 });
    expect(fitted({ width: 800, height: 200 }, 2)).toEqual({ width: 400, height: 200 });
  });
});
