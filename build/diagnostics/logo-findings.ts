import sharp from 'sharp';
import { errorAt, type Finding } from './finding';
import { fileStart, positionAt } from './position';
import { type SvgElement, type SvgTokens, svgTokens } from './svg-tokens';

/** Bytes a logo may have: it stands in every page's first paint. */
export const maxLogoBytes = 200_000;

/** What keeps a file from being a logo: an SVG of shapes that needs nothing from outside and runs nothing. */
export async function logoFindings(bytes: Buffer): Promise<Finding[]> {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const broken = await brokenSvg(bytes, text);
  if (broken) return [broken];
  const tokens = svgTokens(text);
  const mistakes = [
    ...rootMistakes(tokens.elements[0]),
    ...tokens.elements.flatMap(elementMistakes),
    ...declarationMistakes(tokens),
    ...styleMistakes(tokens),
  ];
  // what is refused may be all that was drawn
  const found = mistakes.length > 0 ? mistakes : blankness(tokens);
  return found.map(({ offset, message, fix }) => errorAt(positionAt(text, offset), message, fix));
}

interface Mistake {
  offset: number;
  message: string;
  fix?: string;
}

async function brokenSvg(bytes: Buffer, text: string): Promise<Finding | undefined> {
  const fix = 'export the logo again as SVG';
  if (!/<svg[\s>/]/.test(text) && !/<\w+:svg[\s>/]/.test(text)) {
    return errorAt(fileStart, 'The logo is not an SVG file.', fix);
  }
  try {
    const { format } = await sharp(bytes).metadata();
    return format === 'svg' ? undefined : errorAt(fileStart, `The logo is a ${format} file, not SVG.`, fix);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const [, line, column, detail] = /on line (\d+) column (\d+) of data: (.+)/.exec(reason) ?? [];
    if (!line || !column)
      return errorAt(
        fileStart,
        'The logo cannot be drawn: it has no size.',
        'give <svg> a viewBox such as "0 0 64 64"',
      );
    return errorAt(
      { line: Number(line), column: Number(column) },
      `The logo is broken: ${detail?.trim()}.`,
      fix,
    );
  }
}

function rootMistakes(root: SvgElement | undefined): Mistake[] {
  if (root?.name !== 'svg')
    return [{ offset: root?.offset ?? 0, message: 'The logo must start with <svg>.' }];
  const mistakes: Mistake[] = [];
  const value = (name: string) => root.attributes.find((attribute) => attribute.name === name)?.value;
  const viewBox = value('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!viewBox) {
    const [width, height] = [value('width'), value('height')].map((size) => Number.parseFloat(size ?? ''));
    const box = width && height ? `0 0 ${width} ${height}` : '0 0 64 64';
    const message = '<svg> has no viewBox, so the logo cannot be scaled.';
    mistakes.push({ offset: root.offset, message, fix: `add viewBox="${box}"` });
  } else if (
    viewBox.length !== 4 ||
    !viewBox.every(Number.isFinite) ||
    !(Number(viewBox[2]) > 0 && Number(viewBox[3]) > 0)
  ) {
    const message = `The viewBox "${value('viewBox')}" is not four numbers with a width and a height above 0.`;
    mistakes.push({ offset: root.offset, message, fix: 'write it like viewBox="0 0 64 64"' });
  }
  if (!root.prefixed && value('xmlns') !== 'http://www.w3.org/2000/svg') {
    const message = '<svg> lacks its namespace, so browsers show nothing.';
    mistakes.push({ offset: root.offset, message, fix: 'add xmlns="http://www.w3.org/2000/svg"' });
  }
  return mistakes;
}

const drawing = new Set(
  'svg g path rect circle ellipse line polyline polygon defs symbol use clipPath mask pattern marker linearGradient radialGradient stop style title desc metadata filter'.split(
    ' ',
  ),
);

const refused: Partial<Record<string, [reason: string, fix: string]>> = {
  script: ['a logo must not run scripts', 'delete the element'],
  text: ['text looks different where the font is missing', 'convert text to paths ("create outlines")'],
  foreignObject: ['a logo must not carry HTML', 'delete the element'],
  image: ['a logo must be drawn, not carry a picture', 'trace the picture to paths'],
};

function elementMistakes({ name, prefixed, offset, attributes }: SvgElement): Mistake[] {
  const mistakes: Mistake[] = [];
  const refusal = refused[name];
  if (refusal)
    mistakes.push({ offset, message: `<${name}> is not allowed: ${refusal[0]}.`, fix: refusal[1] });
  // editors leave elements of their own namespaces behind; nothing draws them
  else if (!prefixed && !drawing.has(name) && !name.startsWith('fe')) {
    const message = `<${name}> is not allowed: a logo is made of shapes.`;
    mistakes.push({ offset, message, fix: 'export the logo again as plain SVG, text as paths' });
  }
  for (const attribute of attributes) {
    const local = attribute.name.replace(/^.*:/, '').toLowerCase();
    if (/^on[a-z]+$/.test(local)) {
      const message = `The event handler ${attribute.name} is not allowed: a logo must not run scripts.`;
      mistakes.push({ offset: attribute.offset, message, fix: 'delete the attribute' });
    } else if (
      (['href', 'src'].includes(local) && !/^\s*#/.test(attribute.value)) ||
      leadsOutside(attribute.value)
    ) {
      const message = `${attribute.name}="${attribute.value.slice(0, 60)}" leads outside the file: a logo must be complete in itself.`;
      mistakes.push({
        offset: attribute.offset,
        message,
        fix: 'embed what it refers to as shapes, or delete it',
      });
    }
  }
  return mistakes;
}

const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

function blankness({ elements }: SvgTokens): Mistake[] {
  if (elements.some(({ name }) => shapes.has(name))) return [];
  const message = 'The logo shows nothing: no shape is in it.';
  return [
    { offset: elements[0]?.offset ?? 0, message, fix: 'export the logo again as SVG, with its shapes' },
  ];
}

function declarationMistakes({ declarations }: SvgTokens): Mistake[] {
  return declarations.flatMap(({ text, offset }) => {
    if (/^<!DOCTYPE[^>]*\[/i.test(text)) {
      return [
        {
          offset,
          message: 'Entities in the document type are not allowed.',
          fix: 'delete the <!DOCTYPE …> line',
        },
      ];
    }
    if (!/^<\?xml-stylesheet/i.test(text)) return [];
    return [
      {
        offset,
        message: 'A style sheet outside the file is not allowed.',
        fix: 'delete the <?xml-stylesheet …?> line',
      },
    ];
  });
}

function styleMistakes({ texts }: SvgTokens): Mistake[] {
  return texts
    .filter(({ text }) => leadsOutside(text) || /@import/i.test(text))
    .map(({ offset }) => ({
      offset,
      message: 'A style of the logo loads something from outside the file.',
      fix: 'delete the @import or url(…)',
    }));
}

/** `url(#id)` points into the file; any other `url(…)` out of it. CSS escapes are refused for what they could hide. */
function leadsOutside(value: string): boolean {
  return /url\(\s*["']?\s*(?!["'#\s])/i.test(value) || /\\[0-9a-f]/i.test(value);
}
