import { svgNamespace } from './svg-allowed';
import type { SvgElement } from './svg-document';
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
    const [width, height] = [value('width'), value('height')].map((size) => Number.parseFloat(size ?? ''));
    const box = width && height ? `0 0 ${width} ${height}` : '0 0 64 64';
    const message = '<svg> has no viewBox, so the logo cannot be scaled.';
    return [{ offset, message, fix: `add viewBox="${box}"` }];
  }
  if (isUsable(viewBox)) return [];
  const message = `The viewBox "${viewBox.slice(0, 60)}" must be four numbers, and the last two must be from ${shortestSide} to ${longestSide}.`;
  return [{ offset, message, fix: 'write it like viewBox="0 0 64 64", and export the logo in that size' }];
}

function isUsable(viewBox: string): boolean {
  const numbers = viewBox.trim().split(/[\s,]+/);
  return (
    numbers.length === 4 &&
    numbers.every((number) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(number)) &&
    numbers.slice(2).every((side) => Number(side) >= shortestSide && Number(side) <= longestSide)
  );
}
