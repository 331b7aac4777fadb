import { describe, expect, it } from 'vitest';
import { logoFindings } from './logo-findings';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

function svg(inner: string, attributes = `${xmlns} viewBox="0 0 8 8"`): string {
  return `<svg ${attributes}>\n${inner}\n</svg>`;
}

/**
 * tests/build/logos.test.ts holds which logos are good and which are hostile. Here: what people are told about them.
 */
describe('what is said about a logo', () => {
  it.each<readonly [message: string, file: string, fix: string]>([
    ...[
      ['width="40" height="20px"', 'add viewBox="0 0 40 20"'],
      ['width="40mm" height="20mm"', 'add viewBox="0 0 151.18 75.59"'],
      ['width="25.4cm" height="2.54cm"', 'add viewBox="0 0 960 96"'],
      ['width="1in" height=".5IN"', 'add viewBox="0 0 96 48"'],
      ['width="72pt" height="3pc"', 'add viewBox="0 0 96 48"'],
      ['width="1e2" height="40Q"', 'add viewBox="0 0 100 37.8"'],
      ...[
        '',
        'width="100%" height="50%"',
        'width="4em" height="2em"',
        'width="40"',
        'width="0" height="8"',
      ].map((size) => [size, 'export the logo again with a size, which gives it a viewBox too'] as const),
    ].map(
      ([size = '', fix = '']) =>
        ['has no viewBox', svg('<path d="M0 0h8v8z"/>', `${xmlns} ${size}`), fix] as const,
    ),
    [
      'must be four numbers',
      svg('<path d="M0 0h8v8z"/>', `${xmlns} viewBox="0 0 1e9 1e9"`),
      'write it like viewBox="0 0 64 64"',
    ],
    [
      'lacks its namespace',
      svg('<path d="M0 0h8v8z"/>', 'viewBox="0 0 8 8"'),
      'add xmlns="http://www.w3.org/2000/svg"',
    ],
    ['<text> is not allowed', svg('<text/>'), 'convert text to paths'],
    ['<bold> is not allowed', svg('<bold/>'), 'export the logo again as plain SVG'],
    ['onload is not allowed', svg('<g onload=""/>'), 'delete the attribute'],
    ['could load something', svg('<style>@import "x";</style>'), 'delete it'],
    [
      'The document type',
      `<!DOCTYPE svg [<!ENTITY a "">]>${svg('')}`,
      'without "preserve editing capabilities"',
    ],
    ['cannot be read', svg('<g>'), 'export the logo again'],
    ['neither an SVG nor a PNG', 'a text', 'or as PNG of at least 512 px'],
    ['is empty', '', 'or as PNG of at least 512 px'],
    ['is a PDF, whatever its name says', '%PDF-1.7', 'or as PNG of at least 512 px'],
    ['is a PostScript file (EPS or AI)', '%!PS-Adobe-3.0', 'or as PNG of at least 512 px'],
    ['is a GIF', 'GIF89a', 'or as PNG of at least 512 px'],
    ['is a Windows icon (ICO)', '\0\0\x01\0', 'or as PNG of at least 512 px'],
    ['is a WebP', 'RIFF1234WEBPVP8 ', 'or as PNG of at least 512 px'],
    [
      'cannot be drawn: Input buffer',
      svg('', `${xmlns} viewBox="0 0 8 8" width="0" height="0"`),
      'delete width and height from <svg>, or export it again with fewer shapes',
    ],
    ['is not allowed: it could load', svg('<?a?>'), 'delete it'],
    ['leads outside', svg('<use href="a"/>'), 'embed what it refers to'],
    ['shows nothing', svg(''), 'with its shapes'],
  ])('"%s" comes alone and with a way out', async (message, file, fix) => {
    const [finding, ...rest] = await logoFindings(Buffer.from(file));
    expect(rest).toEqual([]);
    expect(finding?.message).toContain(message);
    expect(finding?.fix).toContain(fix);
  });

  it('is nothing about what icons and every browser show alike', async () => {
    const p3 = 'color(display-p3 0.89 0.12 0.14)';
    for (const inner of [
      `<path d="M0 0h8v8z" style="fill:#e31e24; fill:${p3};fill-opacity:1"/>`,
      `<style>path{stroke:red;stroke:${p3}}</style><path d="M0 0h8v8z"/>`,
      '<style>path:not(.b):nth-child(2){fill:red}@keyframes a{to{opacity:0}}</style><path d="M0 0h8v8z"/>',
      '<path d="M0 0h8v8z" style="enable-background:new;background:none" id="var(--x)"/>',
    ])
      expect(await logoFindings(Buffer.from(svg(inner)))).toEqual([]);
  });

  it.each([
    ['@supports', '<style>@supports(fill:lab(0% 0 0)){path{fill:red}}</style>'],
    ['@supports', '<style>@supports selector(:has(a)){path{fill:red}}</style>'],
    ['@layer', '<style>@layer a{path{fill:red}}</style>'],
    ['@media', '<style>@media(prefers-color-scheme:dark){path{fill:#def}}</style>'],
    [':has(', '<style>svg:has(path){fill:red}</style>'],
    ['&', '<style>g{&amp; path{fill:red}}</style>'],
    ['background:', '<style>svg{background:#fff}</style>'],
    ['var(', '<style>path{fill:var(--x, red)}</style>'],
    ['color(', '<style>path{stroke:red;fill:color(display-p3 1 0 0)}</style>'],
    ['light-dark(', '<path fill="light-dark(red, blue)" d="M0 0h8v8z"/>'],
    ['oklch(', '<path style="fill:oklch(60% 0.2 30)" d="M0 0h8v8z"/>'],
    ['background-color :', '<g style="background-color : red"/>'],
  ])('is the whole reason where a style has more than one look: %s', async (what, style) => {
    const findings = await logoFindings(Buffer.from(svg(`${style}<path d="M0 0h8v8z"/>`)));
    expect(findings).toMatchObject([
      {
        message: `The style of the logo holds ${what}. A logo has one look, everywhere.`,
        fix: 'export it again with plain colours in the shapes themselves',
      },
    ]);
  });

  it('is first what could load something, beside a rule that cannot', async () => {
    const style = '<style>@supports(fill:red){path{fill:url(http://mall.example/)}}</style>';
    const [finding] = await logoFindings(Buffer.from(svg(style)));
    expect(finding?.message).toContain('url(http://mall.example/)}}, which could load something');
  });

  it('names the place of every mistake, in the order of the file', async () => {
    const file = svg(
      '<text><g/></text>\r\n  <path id="a>" onload="x"\n\td="M0 0h8z" fill="url(x)"/><?a?><text/>',
      xmlns,
    );
    const findings = await logoFindings(
      Buffer.from(`\uFEFF<?xml version="1.0"?>\n <!DOCTYPE html>\n${file}`),
    );
    expect(findings.map(({ line, column, message }) => [line, column, message.slice(0, 24)])).toEqual([
      [2, 2, 'The document type define'],
      [3, 1, '<svg> has no viewBox, so'],
      [4, 1, '<text> is not allowed: t'],
      [5, 17, 'The event handler onload'],
      [6, 14, 'fill="url(x)" leads outs'],
      [6, 29, '<?a …?> is not allowed: '],
      [6, 34, '<text> is not allowed: t'],
    ]);
  });

  it('names the place where the XML is broken', async () => {
    const findings = await logoFindings(Buffer.from(svg('<path d="M0 0h8z">')));
    expect(findings).toMatchObject([
      { line: 3, column: 6, message: 'The logo cannot be read: unexpected close tag.' },
    ]);
  });

  it('stops after twenty mistakes and counts the rest', async () => {
    const twenty = await logoFindings(Buffer.from(svg('<text/>\n'.repeat(20))));
    expect(twenty.map(({ message }) => message)).toEqual(
      Array.from({ length: 20 }, () => expect.stringContaining('<text> is not allowed')),
    );
    const more = await logoFindings(Buffer.from(svg('<text/>\n'.repeat(22))));
    expect(more).toHaveLength(21);
    expect(more[20]).toMatchObject({ line: 22, message: '2 more mistakes start here.' });
  });
});
