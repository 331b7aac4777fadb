import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { hostileAddresses } from '../../setup/hostile-addresses';

/** In a real browser, because simulated DOMs parse hostile markup differently. */
let script = '';

test.beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../../../src', import.meta.url)) } },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('../../../src/ui/text/sanitise.ts', import.meta.url)),
        formats: ['iife'],
        name: 'ui',
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('the sanitiser did not build');
  script = result.output[0].code;
});

/** What is left of each text in the browser, with Trusted Types enforced. */
async function clean(page: Page, texts: readonly string[]): Promise<string[]> {
  await page.route('https://mall.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types dompurify",
      },
      body: '<!doctype html><title>Mall</title>',
    }),
  );
  await page.goto('https://mall.example/');
  await page.evaluate(`${script}; globalThis.ui = ui;`);
  return page.evaluate((all) => {
    const { sanitise } = (globalThis as unknown as { ui: { sanitise: (html: string) => string } }).ui; // set above
    return all.map((text) => {
      const box = document.createElement('div');
      box.innerHTML = sanitise(text);
      return box.innerHTML;
    });
  }, texts);
}

const hostile: [what: string, html: string][] = [
  ['a script', '<script>steal()</script><p>Terms</p>'],
  ['an event handler', '<p onclick="steal()">Terms</p>'],
  ['a picture that fails on purpose', '<img src="x" onerror="steal()"><p>Terms</p>'],
  ['an svg', '<svg onload="steal()"><a xlink:href="javascript:steal()">x</a></svg><p>Terms</p>'],
  [
    'a mutated namespace',
    '<math><mtext><table><mglyph><style><img src onerror=steal()></style></table></math><p>Terms</p>',
  ],
  ['a frame', '<iframe src="https://evil.example"></iframe><p>Terms</p>'],
  ['a form', '<form action="https://evil.example"><input name="otp"><button>Go</button></form><p>Terms</p>'],
  ['a label of a field of ours', '<label for="style">Your OTP</label><p>Terms</p>'],
  ['a style sheet', '<style>body{display:none}</style><p>Terms</p>'],
  ['a style that covers the page', '<p style="position:fixed;inset:0;background:red">Terms</p>'],
  ['a class and an id of ours', '<p class="overlay" id="root">Terms</p>'],
  ['a base address', '<base href="https://evil.example/"><p>Terms</p>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>Terms</p>'],
  ['an embedded object', '<object data="x.swf"></object><embed src="x.swf"><p>Terms</p>'],
];

test('nothing that runs, embeds, submits, styles or names elements survives, and the words stay', async ({
  page,
}) => {
  const left = await clean(
    page,
    hostile.map(([, html]) => html),
  );
  for (const [index, [what]] of hostile.entries()) {
    expect.soft(left[index], what).toContain('<p>Terms</p>');
    expect.soft(left[index], what).not.toMatch(/steal|evil|style|class|<(?!\/?p>|img )/);
  }
});

test('only the words of a label stay, so it reaches no field of the screen', async ({ page }) => {
  const [label, output] = await clean(page, [
    '<p>Read <label for="mobile">the <b>terms</b></label> first.</p>',
    '<p for="mobile">Terms</p>',
  ]);
  expect(label).toBe('<p>Read the <b>terms</b> first.</p>');
  expect(output).toBe('<p>Terms</p>');
});

test('links to scripts, data and disguised other hosts lead nowhere, and links of the site stay on it', async ({
  page,
}) => {
  const left = await clean(
    page,
    hostileAddresses.map(([href]) => `<a href="${href}">Terms</a>`),
  );
  for (const [index, [address, path]] of hostileAddresses.entries()) {
    const href = /href="(.*?)"/.exec(left[index] ?? '')?.[1];
    if (path) expect.soft([undefined, path], address).toContain(href);
    // A link to another site with its full address is allowed.
    else expect.soft(href === undefined || /^\s*https?:/i.test(href), `${address} became ${href}`).toBe(true);
  }
  expect(left).toContain('<a href="/evil.example/x" target="_blank" rel="noopener">Terms</a>');
});

test('links open in another tab, which has no access to this one', async ({ page }) => {
  const html = '<a href="https://mall.example/terms" target="_top" rel="opener">Terms</a>';
  const [left] = await clean(page, [html]);
  expect(left).toBe('<a href="https://mall.example/terms" target="_blank" rel="noopener">Terms</a>');
});

test('a screen keeps its one h1: each h1 of a text becomes an h2', async ({ page }) => {
  const html = '<h1 onclick="steal()">Terms <i>of</i> use</h1><div><h1>One</h1><p>First</p></div>';
  expect(await clean(page, [html])).toEqual([
    '<h2>Terms <i>of</i> use</h2><div><h2>One</h2><p>First</p></div>',
  ]);
});

test('headings, lists, tables, emphasis and pictures survive', async ({ page }) => {
  const html =
    '<h2>Terms</h2><ul><li><b>One</b></li></ul><table><tbody><tr><td>5%</td></tr></tbody></table><img src="/a.png" alt="Card" loading="lazy">';
  expect(await clean(page, [html])).toEqual([html]);
});
