/** What a logo may be made of. Everything else is refused. */

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Elements of SVG that draw, or that describe the drawing. */
export const allowedElements: ReadonlySet<string> = new Set(
  [
    'svg g path rect circle ellipse line polyline polygon use symbol defs switch style title desc metadata',
    'clipPath mask pattern marker linearGradient radialGradient stop',
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
);

/** Elements that people often put into logos: why they are not allowed, and what to do instead. */
export const refusedElements: ReadonlyMap<string, readonly [reason: string, fix: string]> = new Map([
  ['script', ['a logo must not run scripts', 'delete the element']],
  ['foreignObject', ['a logo must not carry HTML', 'delete the element']],
  ['text', ['text looks different where the font is missing', 'convert text to paths ("create outlines")']],
  ['image', ['a logo must be drawn, not carry a picture', 'trace the picture to paths']],
  ['feImage', ['a logo must be drawn, not carry a picture', 'trace the picture to paths']],
  ['a', ['a logo must not be a link', 'delete the element and keep what it holds']],
]);

/** How the namespaces begin in which drawing programs leave their notes. Browsers ignore these notes. */
const editors = [
  'http://www.inkscape.org/namespaces/',
  'http://inkscape.sourceforge.net/DTD/',
  'http://sodipodi.sourceforge.net/DTD/',
  'http://ns.adobe.com/',
  'adobe:ns:meta/',
  'http://www.bohemiancoding.com/sketch/',
  'https://www.figma.com/',
  'http://www.figma.com/',
  'http://www.serif.com/',
  'https://www.serif.com/',
  'http://www.corel.com/',
  'https://boxy-svg.com',
  'http://vectornator.io',
  'http://www.vectornator.io',
  'http://svgjs.com/',
  'http://svgjs.dev/',
  'http://krita.org/',
  'http://schemas.microsoft.com/visio/',
  'http://xml.openoffice.org/svg/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/',
  'http://www.openswatchbook.org/',
];

export function isEditors(namespace: string): boolean {
  return editors.some((start) => namespace.startsWith(start));
}

/** Attributes with a prefix, by the namespace that the prefix means. '*' allows all names of a namespace. */
export const prefixedAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['http://www.w3.org/1999/xlink', ['*']],
  ['http://www.w3.org/2000/xmlns/', ['*']],
  ['http://www.w3.org/XML/1998/namespace', ['space', 'lang', 'id']], // not `base`: it changes where every "#id" points
]);

/** Attributes that no browser reads as CSS. Brackets in a name such as "Logo (final)" are harmless there. */
export function isPlainAttribute(name: string): boolean {
  return name === 'id' || name === 'class' || name.startsWith('data-') || name.startsWith('aria-');
}

/** Encodings in which all signs of XML have the same bytes as in ASCII. */
export const allowedEncodings: ReadonlySet<string> = new Set([
  'utf-8',
  'us-ascii',
  'iso-8859-1',
  'windows-1252',
]);

/** The document types of SVG itself. They name a file, but nobody fetches it. */
export const allowedDoctype =
  /^\s*svg(\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN\2\s+(["'])https?:\/\/www\.w3\.org\/[\w./-]+\3)?\s*$/;
