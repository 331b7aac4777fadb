import { errorAt, type Finding, fileError, positionsIn } from '../../diagnostics/finding';
import { decodeText } from '../../diagnostics/read-merchant-file';
import { readSvg, type SvgDocument } from '../../pictures/svg-document';
import { type Drawn, drawingLimit, drawWithin } from './draw-within';
import { svgNamespace } from './svg-allowed';
import { elementMistakes, prologMistakes, rootMistakes, type SvgMistake } from './svg-mistakes';

/** The largest logo, in bytes. Every page carries the logo for its first paint. */
export const maxLogoBytes = 200_000;

const maxFindings = 20;
/**
 * How many times longer the longer side may be than the shorter one. Beyond that, the shorter one can hardly be seen in
 * an icon of 32 px.
 */
const longest = 20;

/**
 * Why a file cannot be a logo. A logo is an SVG made of shapes that loads nothing and runs nothing.
 *
 * @param limit how long drawing one small icon may take, in ms
 * @param draw draws it
 */
export async function logoFindings(
  bytes: Buffer,
  limit = drawingLimit,
  draw: () => Promise<Drawn | undefined> = () => drawWithin(bytes, limit),
): Promise<Finding[]> {
  const other = otherKind(bytes);
  if (other) return [fileError(other, notSvg.fix)];
  const decoded = decodeText(bytes);
  if ('finding' in decoded) return [undecodable(bytes) ?? decoded.finding];
  const { text } = decoded;
  const mistakes = mistakesIn(readSvg(text));
  if (mistakes.length === 0) return drawingFindings(await draw());
  const next = mistakes[maxFindings];
  if (next) {
    const message = `${mistakes.length - maxFindings} more mistakes start here.`;
    mistakes.splice(maxFindings, Number.POSITIVE_INFINITY, { ...next, message, fix: exportAgain });
  }
  const positionOf = positionsIn(text);
  return mistakes.map(({ offset, message, fix }) => errorAt(positionOf(offset), message, fix));
}

const exportAgain = 'export the logo again as plain SVG';
const notSvg = {
  message: 'The logo is neither an SVG nor a PNG.',
  fix: `${exportAgain}, or as PNG of at least 512 px`,
};

/** What people send instead of a logo, by its first bytes, because a new name does not change what a file is. */
function otherKind(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'The file of the logo is empty.';
  const start = bytes.toString('latin1', 0, 12);
  const [kind] = otherKinds.find(([, sign]) => [0, 4, 8].some((at) => start.startsWith(sign, at))) ?? [];
  return kind && `The file of the logo is a ${kind}, whatever its name says. It must be an SVG or a PNG.`;
}

const otherKinds: readonly [name: string, sign: string][] = [
  ['JPEG', '\xff\xd8\xff'],
  ['PDF', '%PDF'],
  ['PostScript file (EPS or AI)', '%!PS'],
  ['WebP', 'WEBP'],
  ['GIF', 'GIF8'],
  ['Windows icon (ICO)', '\0\0\x01\0'],
  ['picture in HEIC or AVIF', 'ftyp'],
];

function undecodable(bytes: Buffer): Finding | undefined {
  const start = bytes.toString('latin1', 0, 2);
  if (start === '\x1f\x8b') {
    return fileError('The logo is compressed (SVGZ).', 'export it as plain SVG, not compressed');
  }
  const isText = ['\xff\xfe', '\xfe\xff'].includes(start) || bytes.includes('<svg') || bytes.includes(':svg');
  return isText ? undefined : fileError(notSvg.message, notSvg.fix);
}

function mistakesIn(document: SvgDocument): SvgMistake[] {
  const [root] = document.elements;
  const prolog = prologMistakes(document);
  if (root?.local !== 'svg') {
    // a definition in the document type may break the very first tag
    if (!root && prolog.length > 0) return prolog;
    return [{ offset: 0, ...notSvg }];
  }
  if (document.broken) {
    const { reason, offset } = document.broken;
    return [...prolog, { offset, message: `The logo cannot be read: ${reason}.`, fix: exportAgain }];
  }
  // without SVG's namespace nothing in the file counts as SVG
  const elements = root.namespace === svgNamespace ? document.elements : [];
  const found = [...prolog, ...rootMistakes(root), ...elements.flatMap(elementMistakes)];
  return found.sort((one, other) => one.offset - other.offset);
}

/** Only drawing the logo shows how long that takes and what can be seen. */
function drawingFindings(drawn: Drawn | undefined): Finding[] {
  const error = (message: string, fix: string) => [fileError(message, fix)];
  const simpler = 'fewer shapes, copies (<use>) and effects (<filter>)';
  if (!drawn) {
    const message = 'The logo takes too long to draw, here and on phones.';
    return error(message, `export it again with ${simpler}`);
  }
  if ('failure' in drawn) {
    const reason = drawn.failure.split('\n')[0];
    const fix = `delete width and height from <svg>, or export it again with ${simpler}`;
    return error(`The logo cannot be drawn: ${reason}.`, fix);
  }
  if (!drawn.visible) {
    return error(
      'The logo shows nothing: no shape can be seen in its viewBox.',
      'export it again, with its shapes',
    );
  }
  const sides = [drawn.width, drawn.height];
  if (Math.max(...sides) > longest * Math.min(...sides)) {
    const message = `The logo is more than ${longest} times as long as it is thick, so icons would show a line.`;
    return error(message, 'use a version that is closer to a square');
  }
  return [];
}
