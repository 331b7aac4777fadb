/** A logo, and the colour that everybody sees in its middle, `#rrggbb`. */
export type LogoLook = [what: string, svg: string, color: string];

const path = (attributes = '') => `<path ${attributes} d="M0 0h8v8H0z"/>`;
const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" ${attributes}>${inner}</svg>`;
const styled = (css: string, inner: string, attributes = '') =>
  svg(`<style>${css}</style>${inner}`, attributes);

const [red, green, blue] = ['#ff0000', '#008000', '#0000ff'];
const dark = '(prefers-color-scheme:dark)';

/** What browsers draw, and the library for icons draws black or in another way by itself. */
export const logoLooks: LogoLook[] = [
  ['a plain colour', svg(path('fill="red"')), red],
  ['a variable of a style sheet', styled(':root{--x:red}path{fill:var(--x)}', path()), red],
  ['a variable of a style', svg(`<g style="--x:red">${path('style="fill:var(--x)"')}</g>`), red],
  ['a variable in an attribute', svg(path('fill="var(--x)"'), "style='--x: red'"), red],
  ['a variable of a variable', styled('svg{--a:var(--b);--b:red}path{fill:var(--a)}', path()), red],
  ['a variable without a value, and another colour', svg(path('style="fill:var(--x, var(--y, red))"')), red],
  ['the nearer variable', styled('svg{--x:red}.a{--x:blue}path{fill:var(--x)}', path('class="a"')), blue],
  ['an inherited variable', styled('svg{--x:red}g{fill:var(--x)}', `<g>${path()}</g>`), red],
  [
    'a variable that a copy shares',
    styled('svg{--x:red}#a{fill:var(--x)}', `<defs>${path('id="a"')}</defs><use href="#a"/>`),
    red,
  ],
  [
    'a variable for the dark',
    styled(`:root{--x:red}@media ${dark}{:root{--x:blue}}path{fill:var(--x)}`, path()),
    red,
  ],
  ['a colour for the dark', styled(`path{fill:red}@media${dark}{path{fill:blue}}`, path()), red],
  [
    'a colour for the light',
    styled('path{fill:red}@media (prefers-color-scheme: light){path{fill:blue}}', path()),
    blue,
  ],
  ['a colour for all but the dark', styled(`@media not ${dark}{path{fill:red}}`, path()), red],
  ['a colour for paper', styled('path{fill:red}@media print{path{fill:blue}}', path()), red],
  ['a light and a dark colour', svg(path('style="fill:light-dark(red, blue)"')), red],
  ['a light and a dark colour in a style sheet', styled('path{fill:light-dark(#f00,#00f)}', path()), red],
  ['oklch', svg(path('style="fill:oklch(62.796% 0.25768 29.234)"')), red],
  ['oklch in an attribute', svg(path('fill="oklch(62.796% 0.25768 29.234)"')), red],
  ['oklch in a variable', styled('svg{--x:oklch(0.5198 0.1769 142.5)}path{fill:var(--x)}', path()), green],
  ['oklch beyond what a screen shows', svg(path('style="fill:oklch(60% 0.4 30)"')), '#ff0000'],
  ['lab', svg(path('style="fill:lab(29.57% 68.29 -112.03)"')), blue],
  ['hwb', svg(path('style="fill:hwb(0 0% 0%)"')), red],
  ['color()', svg(path('style="fill:color(srgb 1 0 0)"')), red],
  ['a mixed colour', svg(path('style="fill:color-mix(in srgb, red, blue)"')), '#800080'],
  [':is()', styled(':is(.a, #b){fill:red}', path('class="a"')), red],
  [
    ':is(), which counts like the strongest of its list',
    styled(':is(path, #b){fill:red}.a{fill:blue}', path('class="a"')),
    red,
  ],
  [':where(), which counts nothing', styled('path{fill:red}:where(#a){fill:blue}', path('id="a"')), red],
  ['rules inside rules', styled('g{--x:red;&amp; path{fill:var(--x)}}', `<g>${path()}</g>`), red],
  ['what is important', styled('path{--x:red;fill:var(--x)!important}', path('style="fill:blue"')), red],
  [
    'a place among others',
    styled('svg{--x:red}path:nth-child(3):last-of-type{fill:var(--x)}', `${path('fill="blue"')}${path()}`),
    red,
  ],
  ['a ground', svg('<path d="M0 0h1v1z"/>', 'style="background:red"'), red],
  [
    'a ground in a style sheet',
    styled('svg{background-color:oklch(62.796% 0.25768 29.234)}', '<path d="M0 0h1v1z"/>'),
    red,
  ],
  [
    'a ground beside a narrow drawing',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="20 20 1 8" style="background:#00f;stroke:red"><path d="M0 0h1v1z"/></svg>',
    blue,
  ],
  ['a ground behind a shape', svg(path('fill="red"'), 'style="background:blue"'), red],
];

/** What nobody can resolve for certain, and what is said about it. */
export const unclearLooks: [what: string, svg: string, message: string][] = [
  ['a width', styled('@media (min-width:9px){path{fill:red}}', path()), '@media (width)'],
  ['a variable without a value', svg(path('fill="var(--x)"')), 'the variable --x, which has no value'],
  [
    'variables in a circle',
    styled('svg{--a:var(--b);--b:var(--a)}', path('fill="var(--a)"')),
    'variables that need each other',
  ],
  [
    'a ground in two colours',
    svg(path(), 'style="background:linear-gradient(red,blue)"'),
    'a background that is more than a colour',
  ],
  [
    'a copy in its own colour',
    svg(`<defs>${path('id="a" fill="var(--x, red)"')}</defs><use href="#a" style="--x:blue"/>`),
    'a copy (<use>) with variables of its own',
  ],
  [
    'a selector that can be tried in more ways than anybody can try',
    styled(
      `a ${'g '.repeat(20)}path{--x:red;fill:var(--x)}`,
      `${'<g>'.repeat(60)}${path()}${'</g>'.repeat(60)}`,
    ),
    'selectors that take too long to try',
  ],
];
