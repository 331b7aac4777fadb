import type { SvgElement } from '../../pictures/svg-document';
import { svgNamespace } from './svg-allowed';
import type { SvgMistake } from './svg-mistakes';

/**
 * The shortest and the longest side of a viewBox. Even programs that draw in hundredths of a millimetre stay below the
 * longest.
 */
const shortestSide = 1;
const longestSide = 100_000;

/** Why browsers would not show an `<svg>`, or could not scale it. */
export function rootMistakes({ name, offset, attributes, namespace }: SvgElement): SvgMistake[] {
  if (namespace !== svgNamespace) {
    const message = '<svg> lacks its namespace, so browsers show nothing.';
    return [{ offset, message, fix: `add xmlns="${svgNamespace}"` }];
  }
  if (!name.startsWith('svg')) {
    const message = `The logo starts with <${name.slice(0, 60)}>; the library that draws it looks for <svg>.`;
    return [{ offset, message, fix: 'export the logo again as plain SVG' }];
  }
  const value = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
  const viewBox = value('viewBox');
  if (viewBox === undefined) {
    const [width, height] = [pixelsOf(value('width')), pixelsOf(value('height'))];
    const message = '<svg> has no viewBox, so the logo cannot be scaled.';
    const fix =
      width && height
        ? `add viewBox="0 0 ${width} ${height}"`
        : 'export the logo again with a size, which gives it a viewBox too';
    return [{ offset, message, fix }];
  }
  if (isUsable(viewBox)) return [];
  const message = `The viewBox "${viewBox.slice(0, 60)}" must be four numbers, and the last two must be from ${shortestSide} to ${longestSide}.`;
  return [{ offset, message, fix: 'write it like viewBox="0 0 64 64", and export the logo in that size' }];
}

/** px of the units that always have the same length. What shapes are drawn in without a viewBox are px. */
const units = new Map<string, number>([
  ...([
    ['', 1],
    ['px', 1],
    ['in', 96],
    ['cm', 96 / 2.54],
    ['mm', 96 / 25.4],
  ] as const),
  ...([
    ['q', 96 / 101.6],
    ['pt', 96 / 72],
    ['pc', 16],
  ] as const),
]);

/** A length of an attribute in px. Undefined for one that depends on its surroundings, such as `100%` and `4em`. */
function pixelsOf(length = ''): number | undefined {
  const [, number, unit = ''] =
    /^\s*\+?(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)([a-z%]*)\s*$/i.exec(length) ?? [];
  const pixels = units.get(unit.toLowerCase());
  return number && pixels ? Math.round(Number(number) * pixels * 100) / 100 : undefined;
}

function isUsable(viewBox: string): boolean {
  const numbers = viewBox.trim().split(/[\s,]+/);
  return (
    numbers.length === 4 &&
    numbers.every((number) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(number)) &&
    numbers.slice(2).every((side) => Number(side) >= shortestSide && Number(side) <= longestSide)
  );
}
