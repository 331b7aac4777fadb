/** The elements of all pictures: escaped strings, with numbers to one decimal. */

export type Attributes = Record<string, string | number | undefined>;

/** One element. It escapes only attribute values, because children are markup already. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(String(value))}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) {
  return el('rect', { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}) {
  return el('circle', { cx, cy, r, fill, ...more });
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) {
  return el('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}) {
  return el('path', { d, fill, ...more });
}

/** A drawn line. Its ends and corners are round, unless `more` changes that. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}) {
  return el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function group(attributes: Attributes, ...children: string[]): string {
  return el('g', attributes, ...children);
}

/** `children` moved to (x, y), scaled, then turned by `degrees`. */
export function placed(x: number, y: number, scale: number, degrees: number, ...children: string[]): string {
  const turn = degrees === 0 ? '' : ` rotate(${round(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return group({ transform: `translate(${round(x)} ${round(y)})${size}${turn}` }, ...children);
}

const systemFonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif";

/** A line of text in the device's sans-serif font. `size` is in the picture's units. */
export function text(
  x: number,
  y: number,
  size: number,
  content: string,
  fill: string,
  more: Attributes = {},
) {
  const attributes = { x, y, 'font-size': size, fill, ...more };
  return el('text', attributes, escapeXml(content));
}

/** The largest size up to `most` at which `line` stays within `room`, reckoned for bold lettering of ordinary width. */
export function fitted(line: string, room: number, most: number): number {
  return Math.min(most, room / (Math.max(1, line.length) * 0.58));
}

/** A whole picture. `label` is its accessible name. */
export function svgDocument(
  width: number,
  height: number,
  label: string,
  defs: string,
  body: string,
): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-label': label,
    'font-family': systemFonts,
  };
  return el('svg', attributes, defs === '' ? '' : el('defs', {}, defs), body);
}

/** Escapes a name for an attribute or between tags. Characters that XML forbids are dropped. */
export function escapeXml(value: string): string {
  return [...value]
    .filter(isXmlCharacter)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
