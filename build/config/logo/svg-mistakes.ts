import type { SvgAttribute, SvgDocument, SvgElement } from '../../pictures/svg-document';
import { cssHazard, unclearStyle } from './css-hazards';
import {
  allowedDoctype,
  allowedElements,
  allowedEncodings,
  isEditors,
  isPlainAttribute,
  prefixedAttributes,
  refusedElements,
  svgNamespace,
} from './svg-allowed';

/** Something in an SVG that is not allowed in a logo. */
export interface SvgMistake {
  offset: number;
  message: string;
  fix: string;
}

const plainSvg = 'export the logo again as plain SVG, text as paths';

/** Mistakes outside the elements: in the XML declaration, the document type, and instructions for other programs. */
export function prologMistakes({ doctype, encoding, instructions }: SvgDocument): SvgMistake[] {
  const mistakes: SvgMistake[] = instructions
    .filter(({ target }) => target.toLowerCase() !== 'xpacket') // Adobe's programs put these around their metadata
    .map(({ target, offset }) => ({
      offset,
      message: `<?${shown(target)} …?> is not allowed: it could load a style sheet from outside.`,
      fix: 'delete it',
    }));
  if (encoding !== undefined && !allowedEncodings.has(encoding.toLowerCase())) {
    const message = `The logo says that its encoding is ${shown(encoding)}; it must be UTF-8.`;
    mistakes.push({ offset: 0, message, fix: 'save it with the encoding UTF-8' });
  }
  if (doctype && !allowedDoctype.test(doctype.text)) {
    const message = 'The document type defines more than "this is SVG", and that could hide anything.';
    const fix = 'delete the <!DOCTYPE …> line, or export again without "preserve editing capabilities"';
    mistakes.push({ offset: doctype.offset, message, fix });
  }
  return mistakes;
}

/** Mistakes of an element and its attributes: things that a drawing does not need. */
export function elementMistakes(element: SvgElement): SvgMistake[] {
  const { namespace, name, local, offset, text } = element;
  if (namespace !== svgNamespace) {
    if (isEditors(namespace)) return [];
    const message = `<${shown(name)}> is not allowed: it is not SVG (${shown(namespace) || 'no namespace'}).`;
    return [{ offset, message, fix: plainSvg }];
  }
  if (!allowedElements.has(local)) {
    const [reason, fix] = refusedElements.get(local) ?? ['a logo is made of shapes', plainSvg];
    return [{ offset, message: `<${shown(name)}> is not allowed: ${reason}.`, fix }];
  }
  const mistakes = element.attributes.flatMap((attribute) => attributeMistakes(attribute));
  const hazard = local === 'style' ? cssHazard(text) : undefined;
  if (hazard !== undefined) {
    const message = `The style sheet holds ${shown(hazard)}, which could load something from outside the file.`;
    mistakes.push({ offset, message, fix: 'delete it, or export the logo without a style sheet' });
  }
  const unclear = local === 'style' && hazard === undefined ? unclearStyle(text) : undefined;
  if (unclear) mistakes.push({ offset, ...moreThanOneLook(unclear) });
  return mistakes;
}

/** What is said of a style that means one thing here and another one there. */
function moreThanOneLook(what: string) {
  return {
    message: `The style of the logo holds ${what.trim()}. A logo has one look, everywhere.`,
    fix: 'export it again with plain colours in the shapes themselves',
  };
}

function attributeMistakes({ name, local, namespace, value, offset }: SvgAttribute): SvgMistake[] {
  if (isEditors(namespace)) return [];
  const mistake = (message: string, fix: string) => [{ offset, message, fix }];
  const allowed = namespace === '' ? ['*'] : prefixedAttributes.get(namespace);
  if (!allowed?.includes('*') && !allowed?.includes(local)) {
    return mistake(`The attribute ${shown(name)} is not allowed: it is not SVG.`, 'delete the attribute');
  }
  if (namespace === '' && /^on/i.test(local)) {
    const message = `The event handler ${shown(name)} is not allowed: a logo must not run scripts.`;
    return mistake(message, 'delete the attribute');
  }
  const isAddress = ['href', 'src'].includes(local.toLowerCase());
  if (isAddress && /^\s*data:/i.test(value)) {
    const message = `${shown(name)}="${shown(value)}" is a picture inside the logo: a logo is made of shapes.`;
    return mistake(
      message,
      'trace it, or export the logo again from the program that it was drawn in, as plain SVG',
    );
  }
  if (isAddress ? !/^[ \t\r\n]*#/.test(value) : holdsHazard(namespace, name, value)) {
    const message = `${shown(name)}="${shown(value)}" leads outside the file: a logo must be complete in itself.`;
    return mistake(message, 'embed what it refers to as shapes, or delete it');
  }
  const unclear = namespace === '' && styling.has(name) ? unclearStyle(value) : undefined;
  return unclear ? [{ offset, ...moreThanOneLook(unclear) }] : [];
}

/** Attributes that hold a style or a colour. */
const styling = new Set('style color fill stroke stop-color flood-color lighting-color'.split(' '));

function holdsHazard(namespace: string, name: string, value: string): boolean {
  return namespace === '' && !isPlainAttribute(name) && cssHazard(value) !== undefined;
}

/** Cut short, and without characters that control a terminal. */
function shown(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return short.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
}

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
