import { describe, expect, it } from 'vitest';
import { logoFindings } from './logo-findings';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

function svg(inner: string, attributes = `${xmlns} viewBox="0 0 8 8"`): string {
  return `<svg ${attributes}>\n${inner}\n</svg>`;
}

async function messages(text: string | Buffer): Promise<string[]> {
  const findings = await logoFindings(Buffer.from(text));
  expect(findings.every(({ severity }) => severity === 'error')).toBe(true);
  return findings.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('checking a logo', () => {
  it.each([
    ['paths and shapes', '<g><path d="M0 0h8z"/><circle cx="4" cy="4" r="2"/></g>'],
    [
      'gradients used by reference',
      '<linearGradient id="a"><stop/></linearGradient><path fill="url(#a)" d="M0 0h8z"/><use href="#b"/>',
    ],
    ['a style sheet of its own', '<style>.a{fill:url(#b)}</style><path class="a" d="M0 0h8z"/>'],
    [
      "an editor's own elements",
      '<x:namedview xmlns:x="http://editor.example/" x:zoom="1"/><path d="M0 0h8z"/>',
    ],
    [
      'words that only look like handlers',
      '<path d="M0 0h8z" data-once="1"/><!-- <script> --><title>on load: &lt;script></title>',
    ],
  ])('accepts %s', async (_, inner) => {
    expect(await messages(svg(inner))).toEqual([]);
  });

  it('accepts a byte order mark, an XML declaration and a document type', async () => {
    const head =
      '\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">\n';
    expect(await messages(head + svg('<path d="M0 0h8z"/>'))).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', '<script> is not allowed'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>', '<script> is not allowed'],
    ['<text>Mall</text>', '<text> is not allowed'],
    ['<foreignObject/>', '<foreignObject> is not allowed'],
    ['<image href="#a"/>', '<image> is not allowed'],
    ['<animate/>', '<animate> is not allowed'],
    ['<path d="M0 0h8z" onload="x()"/>', 'The event handler onload'],
    ["<path d='M0 0h8z' onClick='x()'/>", 'The event handler onClick'],
    ['<use href="other.svg#a"/>', 'href="other.svg#a" leads outside'],
    [
      '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://x.example/a.svg#b"/>',
      'xlink:href="https://x.example/a.svg#b" leads outside',
    ],
    ['<use href="&#x68;ttp://x.example/#a"/>', 'href="http://x.example/#a" leads outside'],
    ['<path style="fill: URL( \'http://x.example\' )" d="M0 0h8z"/>', 'leads outside'],
    ['<path style="fill:u\\72l(http://x.example)" d="M0 0h8z"/>', 'leads outside'],
    ['<style>@import "x.css";</style>', 'loads something from outside'],
    ['<style><![CDATA[.a{fill:url(//x.example/a)}]]></style>', 'loads something from outside'],
    ['<?xml-stylesheet href="x.css"?>', 'A style sheet outside'],
  ])('refuses %s', async (inner, expected) => {
    const found = await messages(svg(inner));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
    expect(found[0]).toMatch(/^2:/);
  });

  it('refuses a file without any shape', async () => {
    expect(await messages(svg('<title>Mall</title><g/>'))).toEqual([
      '1:1 The logo shows nothing: no shape is in it.',
    ]);
  });

  it('refuses entities, which could blow up or hide what they stand for', async () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg('<path d="M0 0h8z"/>')}`;
    expect(await messages(text)).toEqual(['1:1 Entities in the document type are not allowed.']);
  });

  it.each([
    ['no viewBox', `${xmlns} width="40" height="20"`, 'has no viewBox', 'add viewBox="0 0 40 20"'],
    [
      'a viewBox without area',
      `${xmlns} width="4" height="4" viewBox="0 0 0 8"`,
      'is not four numbers',
      'write it like viewBox="0 0 64 64"',
    ],
    ['no namespace', 'viewBox="0 0 8 8"', 'lacks its namespace', 'add xmlns="http://www.w3.org/2000/svg"'],
  ])('refuses an svg with %s', async (_, attributes, message, fix) => {
    const [finding, ...rest] = await logoFindings(Buffer.from(svg('<path d="M0 0h8z"/>', attributes)));
    expect(rest).toEqual([]);
    expect(finding?.message).toContain(message);
    expect(finding?.fix).toBe(fix);
  });

  it('names the place where the XML is broken', async () => {
    expect(await messages(svg('<path d="M0 0h8z">'))).toEqual([
      expect.stringMatching(/^3:\d+ The logo is broken: /),
    ]);
  });

  it.each([
    ['nothing', ''],
    ['words', 'our logo'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a page', '<html><body></body></html>'],
  ])('refuses %s', async (_, bytes) => {
    expect(await messages(bytes)).toEqual(['1:1 The logo is not an SVG file.']);
  });

  it('reports everything at once', async () => {
    expect(
      await messages(svg('<text>a</text>\n<path onload="x" href="http://x.example"/>', xmlns)),
    ).toHaveLength(4);
  });
});
