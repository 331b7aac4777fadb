import { gzipSync } from 'node:zlib';

/** A file that must never become a logo, and a part of the check's message. */
export type HostileLogo = [what: string, file: string | Buffer, message: string];

const svgNs = 'xmlns="http://www.w3.org/2000/svg"';
const xhtml = 'http://www.w3.org/1999/xhtml';
const shape = '<path d="M0 0h8v8z"/>';

/** A visible logo, with `inner` on its second line. */
const svg = (inner: string, attributes = `${svgNs} viewBox="0 0 8 8"`) =>
  `<svg ${attributes}>\n${inner}\n${shape}</svg>`;
const sized = (attributes: string) => svg('', `${svgNs} ${attributes}`);

/** `levels` groups. Each one shows the group before it twice. */
function copies(levels: number): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="a${level + 1}"><use href="#a${level}"/><use href="#a${level}" x="1"/></g>`,
  );
  return svg(`<defs><path id="a0" d="M0 0h8v8z"/>${groups.join('')}</defs><use href="#a${levels}"/>`);
}

const blurs = `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(5000)}</filter>`;

/** Contents that a logo must never have. */
export const refusedInside: [inner: string, message: string][] = [
  ['<script>alert(1)</script>', '<script> is not allowed: a logo must not run scripts.'],
  ['<script href="#a"/>', '<script> is not allowed'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>', '<s:script> is not allowed'],
  ['<metadata><script>x</script></metadata>', '<script> is not allowed'],
  ['<SCRIPT/>', '<SCRIPT> is not allowed'],
  ['<text>Mall</text>', '<text> is not allowed: text looks different where the font is missing.'],
  ['<foreignObject/>', '<foreignObject> is not allowed: a logo must not carry HTML.'],
  ['<image href="#a"/>', '<image> is not allowed: a logo must be drawn, not carry a picture.'],
  [
    '<filter><feImage href="#a"/></filter>',
    '<feImage> is not allowed: a logo must be drawn, not carry a picture.',
  ],
  ['<animate attributeName="href" to="javascript:x()"/>', '<animate> is not allowed'],
  ['<set attributeName="onload" to="x()"/>', '<set> is not allowed'],
  ['<a href="#a"/>', '<a> is not allowed: a logo must not be a link.'],
  ['<handler type="text/ecmascript">x</handler>', '<handler> is not allowed: a logo is made of shapes.'],
  ['<iframe src="#a"/>', '<iframe> is not allowed'],
  [`<h:script xmlns:h="${xhtml}">x</h:script>`, '<h:script> is not allowed: it is not SVG'],
  [`<h:img xmlns:h="${xhtml}" src="x" onerror="x()"/>`, '<h:img> is not allowed: it is not SVG'],
  [`<q:link xmlns:q="${xhtml}" rel="stylesheet" href="https://x.example/"/>`, '<q:link> is not allowed'],
  [`<script xmlns="${xhtml}">x</script>`, '<script> is not allowed: it is not SVG'],
  [`<style xmlns="${xhtml}">@import "x";</style>`, '<style> is not allowed: it is not SVG'],
  [`<metadata xmlns:h="${xhtml}"><h:script>x</h:script></metadata>`, '<h:script> is not allowed'],
  [`<i:x xmlns:i="http://www.inkscape.org/namespaces/inkscape"><script/></i:x>`, '<script> is not allowed'],
  ['<math xmlns="http://www.w3.org/1998/Math/MathML"/>', '<math> is not allowed: it is not SVG'],
  ['<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="x"/>', '<x:include> is not allowed'],
  ['<e:listener xmlns:e="http://www.w3.org/2001/xml-events"/>', '<e:listener> is not allowed'],
  ['<path xmlns=""/>', '<path> is not allowed: it is not SVG (no namespace)'],
  ['<path onload="x()"/>', 'The event handler onload'],
  ["<path onClick='x()'/>", 'The event handler onClick'],
  ['<path ONBEGIN="x()"/>', 'The event handler ONBEGIN'],
  ['<path on="x()"/>', 'The event handler on '],
  ['<g e:handler="#a" xmlns:e="http://www.w3.org/2001/xml-events"/>', 'The attribute e:handler'],
  ['<g xml:base="https://x.example/"/>', 'The attribute xml:base'],
  ['<use href="other.svg#a"/>', 'href="other.svg#a" leads outside'],
  ['<use href=""/>', 'href="" leads outside'],
  ['<use href="data:image/svg+xml,%3Csvg/%3E#a"/>', 'is a picture inside the logo'],
  ['<use href="java&#10;script:x()"/>', 'leads outside'],
  ['<use href="&#x68;ttp://x.example/#a"/>', 'href="http://x.example/#a" leads outside'],
  [
    '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://x.example/a.svg#b"/>',
    'xlink:href="https://x.example/a.svg#b" leads outside',
  ],
  ['<use xmlns:q="http://www.w3.org/1999/xlink" q:href="//x.example/#b"/>', 'q:href="//x.example/#b" leads'],
  ['<use href="\u00a0#a"/>', 'leads outside'],
  ['<g src="https://x.example/"/>', 'src="https://x.example/" leads outside'],
  ['<path fill="url(https://x.example/#a)"/>', 'leads outside'],
  ['<path fill="url(&quot;x.svg#a&quot;)"/>', 'leads outside'],
  ['<path fill="url(\u00a0#a)"/>', 'leads outside'],
  ['<path fill="url(\'\uFEFF#a\')"/>', 'leads outside'],
  ['<path cursor="url(//x.example/c.png), auto"/>', 'leads outside'],
  ['<path unknown="URL(x)"/>', 'leads outside'],
  ['<path style="fill: URL( \'http://x.example\' )"/>', 'leads outside'],
  ['<path style="fill:u\\72l(http://x.example)"/>', 'leads outside'],
  ['<path style="fill:u\\rl(http://x.example)"/>', 'leads outside'],
  ['<path style="mask:image-set(&quot;https://x.example/&quot;)"/>', 'leads outside'],
  ['<path style="--a:src(&quot;https://x.example/&quot;)"/>', 'leads outside'],
  ['<style>@import "x.css";</style>', 'The style sheet holds @import'],
  ['<style>@im<!-- -->port "x.css";</style>', 'The style sheet holds @import'],
  ['<style>@im<![CDATA[port "x.css";]]></style>', 'The style sheet holds @import'],
  ['<style>&#64;import "x.css";</style>', 'The style sheet holds @import'],
  ['<style>@im<g/>port "x.css";</style>', 'The style sheet holds @import'],
  ['<style>@\\69mport "x.css";</style>', 'The style sheet holds \\'],
  ['<style>@IMPORT "x.css";</style>', 'The style sheet holds @IMPORT'],
  ['<style>@font-face{src:url(#a)}</style>', 'The style sheet holds @font-face'],
  ['<style>@namespace "x";</style>', 'The style sheet holds @namespace'],
  ['<style><![CDATA[.a{fill:url(//x.example/a)}]]></style>', 'The style sheet holds url(//x.example/a)'],
  ['<style>.a{fill:url(/*#*/"https://x.example")}</style>', 'The style sheet holds url(/*#*/'],
  ['<style>.a{background:image-set("https://x.example/" 1x)}</style>', 'The style sheet holds image-set('],
  ['<style>.a{background:-webkit-image-set("//x.example/" 1x)}</style>', 'holds -webkit-image-set('],
  ['<style>.a{background:cross-fade("//x.example/")}</style>', 'The style sheet holds cross-fade('],
  ['<style>"/*\n}.a{fill:url(//x.example/)}"*/</style>', 'The style sheet holds url(//x.example/)'],
  ['<s:style xmlns:s="http://www.w3.org/2000/svg">@import "x";</s:style>', 'The style sheet holds @import'],
  ['<?xml-stylesheet href="x.css"?>', '<?xml-stylesheet …?> is not allowed'],
  ['<?php system("x"); ?>', '<?php …?> is not allowed'],
];

const viewBoxes: [what: string, viewBox: string][] = [
  ['a viewBox without area', '0 0 0 8'],
  ['a viewBox that is a little too small', '0 0 8 0.9'],
  ['a viewBox that is a little too large', '0 0 100001 9e4'],
  ['a viewBox with negative sides', '0 0 -8 -8'],
  ['a viewBox of three numbers', '0 0 8'],
  ['a viewBox of words', '0 0 wide high'],
  ['a viewBox in hexadecimal', '0 0 0x8 0x8'],
  ['an enormous viewBox', '0 0 1e9 1e9'],
  ['an infinite viewBox', '0 0 1e999 1e999'],
  ['a viewBox that nobody sees', '0 0 1e-9 1e-9'],
];

const moreThanTheType: [what: string, file: string][] = [
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`],
  [
    'an entity in its first tag, as Illustrator writes it',
    `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>${svg('').replace('http://www.w3.org/2000/svg', '&ns_svg;')}`,
  ],
  [
    'an entity after the document type of SVG',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY a "">]>${svg('')}`,
  ],
  [
    'entities that grow without end',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${svg('<g id="&c;"/>')}`,
  ],
  [
    'a file of this machine as an entity',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>${svg('<title>&a;</title>')}`,
  ],
  ['a document type elsewhere', `<!DOCTYPE svg SYSTEM "https://x.example/a.dtd">${svg('')}`],
  [
    'a document type at an address that only begins like one',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org.x.example/svg11.dtd">${svg('')}`,
  ],
  ['a document type that only ends like one', `<!DOCTYPE x.svg>${svg('')}`],
  ['the document type of web pages', `<!DOCTYPE html>${svg('')}`],
];

/** Files that are wrong as a whole. */
export const hostileLogos: HostileLogo[] = [
  ['nothing', '', 'The file of the logo is empty.'],
  ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'The file of the logo is a JPEG'],
  ['a single byte', Buffer.from([0xff]), 'The logo is neither an SVG nor a PNG.'],
  ['words', 'our logo', 'The logo is neither an SVG nor a PNG.'],
  ['a web page', '<html><body></body></html>', 'The logo is neither an SVG nor a PNG.'],
  ['a web page that says it is an svg', `<svg xmlns="${xhtml}"><script/></svg>`, 'lacks its namespace'],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'The logo is neither an SVG nor a PNG.'],
  ['a compressed logo', gzipSync(svg('')), 'The logo is compressed (SVGZ).'],
  ['UTF-16', Buffer.from(`\uFEFF${svg('<script/>')}`, 'utf16le'), 'The file is not UTF-8 text.'],
  ['UTF-16, the other way round', Buffer.from(`\uFEFF${svg('')}`, 'utf16le').swap16(), 'not UTF-8 text.'],
  [
    'UTF-16 without a mark',
    Buffer.from(svg('<script/>'), 'utf16le'),
    'The logo is neither an SVG nor a PNG.',
  ],
  ['Latin-1 beyond ASCII', Buffer.from(svg('<title>Café</title>'), 'latin1'), 'The file is not UTF-8 text.'],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script/+AD4-')}`, 'its encoding is UTF-7'],
  ['an encoding that only begins like one', `<?xml version="1.0" encoding="utf-8x"?>${svg('')}`, 'is utf-8x'],
  ...moreThanTheType.map(([what, file]): HostileLogo => [what, file, 'The document type defines more']),
  ['an unknown entity', svg('<title>&nbsp;</title>'), 'The logo cannot be read: undefined entity.'],
  ['a sign that only XML 1.1 knows', `<?xml version="1.1"?>${svg('<title>&#1;</title>')}`, 'cannot be read'],
  ['an element that is not closed', svg('<g>'), 'The logo cannot be read: unexpected close tag.'],
  ['a prefix that stands for nothing', svg('<x:g/>'), 'The logo cannot be read: unbound namespace prefix'],
  ['the same attribute twice', svg('<g id="a" id="b"/>'), 'The logo cannot be read: duplicate attribute'],
  ['a second root', `${svg('')}<svg/>`, 'The logo cannot be read'],
  ['half a file', svg('').slice(0, 60), 'The logo cannot be read'],
  [
    'one group too many inside groups',
    svg(`${'<g>'.repeat(100)}${'</g>'.repeat(100)}`),
    'more than 100 elements',
  ],
  ['one element too many', svg('<g/>'.repeat(9999)), 'it has more than 10000 elements'],
  ['groups inside groups', svg('<g>'.repeat(40_000)), 'more than 100 elements stand inside each other'],
  ['endless elements', svg('<g/>'.repeat(40_000)), 'it has more than 10000 elements'],
  ['a name without end', svg(`<${'a'.repeat(150_000)}/>`), 'is not allowed'],
  ['thousands of mistakes', svg('<text/>'.repeat(5_000)), '4980 more mistakes start here.'],
  ['no namespace', sized('viewBox="0 0 8 8"').replace(svgNs, ''), 'lacks its namespace'],
  [
    'a prefix that the drawing library does not know',
    `<${'s'.repeat(500)}:svg xmlns:${'s'.repeat(500)}="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>`,
    'The logo starts with <sss',
  ],
  ['no viewBox', sized('width="40" height="20"'), 'has no viewBox'],
  ...viewBoxes.map(
    ([what, viewBox]): HostileLogo => [
      what,
      sized(`viewBox="${viewBox}"`),
      `The viewBox "${viewBox}" must be four numbers`,
    ],
  ),
  ['a viewBox without end', sized(`viewBox="${'0 '.repeat(9000)}"`), 'must be four numbers'],
  ['an enormous size', sized('viewBox="0 0 8 8" width="1e9" height="1e9"'), 'The logo cannot be drawn'],
  ['no size at all', sized('viewBox="0 0 8 8" width="0" height="0"'), 'The logo cannot be drawn'],
  ['a line instead of a logo', sized('viewBox="0 0 8000 8"'), 'more than 20 times as long as it is thick'],
  ['no shape', svg('<title>Mall</title>').replace(shape, ''), 'The logo shows nothing'],
  ['only what is see-through', svg('').replace('<path', '<path fill="none"'), 'The logo shows nothing'],
  ['a drawing beside its viewBox', sized('viewBox="100 100 8 8"'), 'The logo shows nothing'],
  ['twenty levels of copies', copies(20), 'The logo takes too long to draw'],
  [
    'a filter without end in a style sheet',
    svg(`${blurs}<style>.a{filter:url(#f)}</style><path class="a" d="M0 0h8v8z"/>`),
    'The logo takes too long to draw',
  ],
];
