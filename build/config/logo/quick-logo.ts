import type { SvgAttribute, SvgDocument } from './svg-document';

/** A quick logo is at most this large, in bytes. */
const mostBytes = 16_000;
/** Its largest number, as a multiple of the longer side of its viewBox. */
const largestNumber = 20;

/** Elements that draw one shape or none. Effects and copies are what makes a small file slow. */
const shapes = new Set('g path rect circle ellipse line polyline polygon title desc defs'.split(' '));

/**
 * Attributes whose numbers say where a shape is and how large, and what they may consist of. There is no exponent, which
 * hides how large a number is, and no function that makes shapes larger.
 */
const measures: readonly [names: readonly string[], pattern: RegExp][] = [
  [['d', 'points'], /^[\d\s.,+\-MLHVCSQTAZ]*$/i],
  [['transform'], /^(?:[\d\s.,+\-)]|(?:translate|rotate)\()*$/],
  ['x y x1 y1 x2 y2 cx cy r rx ry width height stroke-width'.split(' '), /^[\d\s.+-]*(?:px)?$/],
];
const patterns = new Map(measures.flatMap(([names, pattern]) => names.map((name) => [name, pattern])));

/** Attributes that make no shape larger. */
const others = new Set(
  [
    'xmlns xmlns:xlink xml:space version id class viewBox opacity fill fill-opacity fill-rule clip-rule',
    'stroke stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Whether a logo that may be built is drawn in a few milliseconds, whatever its numbers are: some shapes without
 * effects, copies and dashes, and none much larger than the picture. Most logos are of this kind.
 */
export function isQuick({ elements: [root, ...inside] }: SvgDocument, bytes: number): boolean {
  if (!root || bytes > mostBytes) return false;
  const box = root.attributes.find(({ name }) => name === 'viewBox')?.value ?? '';
  // only its sides: a far away corner makes nothing larger
  const sides = box
    .trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number);
  const limit = largestNumber * Math.max(...sides);
  return (
    inside.every(({ name }) => shapes.has(name)) &&
    [root, ...inside].every(({ attributes }) => attributes.every((each) => isSmall(each, limit)))
  );
}

function isSmall({ name, value }: SvgAttribute, limit: number): boolean {
  const pattern = patterns.get(name);
  if (!pattern) return others.has(name);
  return pattern.test(value) && numbersIn(value).every((number) => number <= limit);
}

/**
 * The numbers of a value, without signs. A path may write the flags of an arc and the next number as one, as in "0160".
 * Then the number that is read here is larger than what it means.
 */
function numbersIn(value: string): number[] {
  return (value.match(/\d+\.?\d*|\.\d+/g) ?? []).map(Number);
}
