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
    const before = [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ] as const;
    const after = [
      { x: 0, y: 5 },
      { x: 40, y: 5 },
    ] as const;
    expect(pinched(wholeView, before, after)).toEqual({ scale: 2, x: 20, y: 5 });
  });

  it('takes two fingers in one place for a move', () => {
    const place = { x: 5, y: 5 };
    expect(
      pinched(wholeView, [place, place], [moved({ ...wholeView, ...place }, 3, 0), { x: 8, y: 5 }]),
    ).toMatchObject({
      scale: 1,
    });
  });

  it.each([
    [
      { scale: 1, x: 500, y: 500 },
      { x: 0, y: 0 },
    ],
    [
      { scale: 2, x: 500, y: 500 },
      { x: 200, y: 0 },
    ],
    [
      { scale: 4, x: -9_000, y: -9_000 },
      { x: -600, y: -160 },
    ],
    [
      { scale: 4, x: 12, y: -5 },
      { x: 12, y: -5 },
    ],
  ])('shows no edge that need not be seen: %j lies at %j', (view, place) => {
    expect(heldIn(view, frame, picture)).toEqual({ scale: view.scale, ...place });
  });

  it('fits into its frame whole', () => {
    expect(fitted({ width: 400, height: 800 }, 2)).toEqual({ width: 400, height: 200 });
    expect(fitted({ width: 800, height: 200 }, 2)).toEqual({ width: 400, height: 200 });
  });
});
