import { expect, test } from 'vitest';
import { sanitise } from './sanitise';

function clean(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = String(sanitise(html));
  return box;
}

test.each([
  ['a script', '<script>steal()</script><p>Terms</p>'],
  ['an event handler', '<p onclick="steal()">Terms</p>'],
  ['a broken picture with a handler', '<img src=x onerror="steal()"><p>Terms</p>'],
  [
    'an svg with a handler',
    '<svg onload="steal()"><a xlink:href="javascript:steal()">x</a></svg><p>Terms</p>',
  ],
  ['a frame', '<iframe src="https://evil.example"></iframe><p>Terms</p>'],
  ['a form', '<form action="https://evil.example"><input name="otp"><button>Go</button></form><p>Terms</p>'],
  ['a style sheet', '<style>body{display:none}</style><p>Terms</p>'],
  ['a style that covers the page', '<p style="position:fixed;inset:0;background:red">Terms</p>'],
  ['a class and an id of ours', '<p class="overlay" id="root">Terms</p>'],
  ['a base address', '<base href="https://evil.example/"><p>Terms</p>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>Terms</p>'],
  ['an embedded object', '<object data="x.swf"></object><embed src="x.swf"><p>Terms</p>'],
])('%s is removed and the words stay', (_what, html) => {
  const box = clean(html);
  expect(box.textContent).toContain('Terms');
  expect(
    box.querySelector(
      'script, style, iframe, form, input, button, svg, base, meta, object, embed, [style], [class], [id], [onclick], [onerror], [onload]',
    ),
  ).toBeNull();
});

test.each([
  'javascript:steal()',
  ' JaVaScRiPt:steal()',
  'data:text/html,<script>steal()</script>',
  'vbscript:x',
  '//evil.example',
])('the link %s leads nowhere', (href) => {
  const link = clean(`<a href="${href}">Terms</a>`).querySelector('a');
  expect(link?.hasAttribute('href')).toBe(false);
});

test('links open in another tab, which cannot reach back', () => {
  const link = clean(
    '<a href="https://mall.example/terms" target="_top" rel="opener">Terms</a>',
  ).querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://mall.example/terms');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener');
});

test('headings, lists, tables and emphasis survive', () => {
  const html = '<h2>Terms</h2><ul><li><b>One</b></li></ul><table><tbody><tr><td>5%</td></tr></tbody></table>';
  expect(clean(html).innerHTML).toBe(html);
});
