import { describe, expect, it } from 'vitest';
import { judgedSize, losesPrint, type Size, sentSize } from './photo-rules';

/** Sides from one pixel to more than any phone makes, close together where a limit is. */
const sides = [
  ...Array.from({ length: 40 }, (_, step) => Math.round(1.33 ** step)),
  ...[699, 700, 701, 999, 1000, 1001, 1080, 1440, 2399, 2400, 2401, 16_383, 16_384, 16_385, 23_364],
];
const sizes = sides.flatMap((width) => sides.map((height) => ({ width, height })));
const short = ({ width, height }: Size) => Math.min(width, height);
const long = ({ width, height }: Size) => Math.max(width, height);
/** The sizes for which the rule is broken: none. */
const broken = (rule: (size: Size, sent: Size) => boolean, of = sentSize) =>
  sizes.filter((size) => !rule(size, of(size)));

describe('the size in which a big photo is sent', () => {
  it.each([
    [1080, 23_364, 757, 16_384],
    [23_364, 1080, 16_384, 757],
    [1080, 12_000, 1000, 11_111],
    [720, 16_000, 720, 16_000],
    [500, 9000, 500, 9000],
    [1080, 2600, 1000, 2407],
    [3000, 4000, 1800, 2400],
    [1080, 2400, 1080, 2400],
    [6000, 6000, 2400, 2400],
  ])('of %i × %i px is %i × %i', (width, height, sentWidth, sentHeight) => {
    expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight });
  });

  it('is never larger than the photo', () => {
    expect(sizes.length).toBeGreaterThan(3000);
    expect(broken((size, sent) => sent.width <= size.width && sent.height <= size.height)).toEqual([]);
  });

  it('fits into the canvas of every phone: 16,384 px a side, and 16.7 million px', () => {
    expect(broken((_, sent) => long(sent) <= 16_384 && sent.width * sent.height <= 16_700_000)).toEqual([]);
  });

  it('is 2,400 px long, or wider: the short side has 1,000 px or as many as it came with', () => {
    expect(
      broken(
        (size, sent) =>
          long(sent) <= 2400 || short(sent) === Math.min(1000, short(size)) || long(sent) === 16_384,
      ),
    ).toEqual([]);
    expect(
      broken((size, sent) => short(sent) >= Math.min(1000, short(size)) || long(sent) === 16_384),
    ).toEqual([]);
  });

  it.each([
    ['sent', sentSize],
    ['judged', judgedSize],
  ])('keeps its shape to the pixel when it is %s', (_, of) => {
    const isKept = (size: Size, sent: Size) => {
      const scale = long(sent) / long(size);
      return short(sent) >= 1 && Math.abs(Math.max(1, short(size) * scale) - short(sent)) <= 1;
    };
    expect(broken(isKept, of)).toEqual([]);
  });
});

describe('a picture that would become too narrow to read', () => {
  it.each([
    [1080, 23_364, false],
    [1080, 25_279, false],
    [1080, 25_400, true],
    [720, 23_364, true],
    [699, 16_400, true],
    [500, 9000, false],
    [300, 16_384, false],
    [3000, 4000, false],
  ])('of %i × %i px: %s', (width, height, expected) => {
    expect(losesPrint({ width, height })).toBe(expected);
    expect(losesPrint({ width: height, height: width })).toBe(expected);
  });

  it('is told, and no other', () => {
    expect(broken((size, sent) => losesPrint(size) || short(sent) >= Math.min(700, short(size)))).toEqual([]);
    expect(
      broken((size, sent) => !losesPrint(size) || (short(sent) < 700 && short(sent) < short(size))),
    ).toEqual([]);
  });
});

describe('the copy that is judged', () => {
  it.each([
    [1500, 2000, 750, 1000],
    [1080, 2400, 450, 1000],
    [757, 16_384, 400, 8657],
    [300, 9000, 300, 9000],
    [200, 300, 200, 300],
  ])('of %i × %i px has %i × %i', (width, height, judgedWidth, judgedHeight) => {
    expect(judgedSize({ width, height })).toEqual({ width: judgedWidth, height: judgedHeight });
  });
});
