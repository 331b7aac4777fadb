import { expect, it } from 'vitest';
import { processesOfOurs } from '../../../tests/setup/kill-drawing';
import { stopDrawing } from './draw-within';
import { logoFindings } from './logo-findings';
import { isQuick } from './quick-logo';
import { readSvg } from './svg-document';

const svg = (inner: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const isQuickLogo = (logo: string) => isQuick(readSvg(logo), Buffer.byteLength(logo));

const badge = svg(
  '<title>Mall</title><g fill="#fff" transform="translate(0 2) rotate(288 32 32)" opacity=".9"><path d="M4 4a30 30 0 1160 0z"/></g><circle cx="9" cy="9" r="5px" stroke="red" stroke-width="2"/>',
);

it('finds logos of a few plain shapes quick', () => {
  expect(isQuickLogo(badge)).toBe(true);
});

it.each([
  ['an effect', svg('<filter id="f"/><path d="M0 0h9v9z"/>')],
  ['a copy', svg('<path id="a" d="M0 0h9v9z"/><use href="#a"/>')],
  ['a pattern', svg('<pattern/><path d="M0 0h9v9z"/>')],
  ['a style sheet, which can do all of it', svg('<style>path{}</style><path d="M0 0h9v9z"/>')],
  ['a style', svg('<path style="stroke-dasharray:.01" d="M0 0h9v9z"/>')],
  ['dashes', svg('<path stroke-dasharray=".01" d="M0 0h9v9z"/>')],
  ['a picture inside the picture, with a scale of its own', svg('<svg viewBox="0 0 1 1"/>')],
  ['the shorter side as the one that fits', svg('', 'viewBox="0 0 64 64" preserveAspectRatio="none slice"')],
  ['a scale', svg('<path transform="scale(99)" d="M0 0h9v9z"/>')],
  ['a matrix', svg('<path transform="matrix(9 0 0 9 0 0)" d="M0 0h9v9z"/>')],
  ['a shape much larger than the picture', svg('<path d="M0 0h1281v9z"/>')],
  [
    'a shape much larger than the picture, which begins far away',
    svg('<path stroke-width="99999" d="M0 0h9v9z"/>', 'viewBox="100000 100000 1 1"'),
  ],
  [
    'a place of the picture that is written with a large exponent',
    svg('<path stroke-width="99999" d="M0 0h9v9z"/>', 'viewBox="0 1e-99999 1 1"'),
  ],
  ['a stroke much wider than the picture', svg('<path stroke-width="2000" d="M0 0h9v9z"/>')],
  ['a size with an exponent', svg('<circle r="1e9"/>')],
  ['an exponent in a path', svg('<path d="M0 0h1e9v9z"/>')],
  ['a size in another unit', svg('<circle r="100cm"/>')],
  ['a large number behind flags of an arc', svg('<path d="M0 0a9 9 0 019999 9z"/>')],
  ['thousands of points', svg(`<path d="M0 0${'h1v1'.repeat(4000)}"/>`)],
  ['no viewBox to measure by', svg('<path d="M0 0h9v9z"/>', 'width="64"')],
])('leaves a logo to the other process for %s', (_, logo) => {
  expect(isQuickLogo(logo)).toBe(false);
});

it('draws a quick logo without a process', async () => {
  await stopDrawing();
  expect(await logoFindings(Buffer.from(badge))).toEqual([]);
  expect(await processesOfOurs('drawing-process')).toEqual([]);
  expect(await logoFindings(Buffer.from(svg('<style/><path d="M0 0h9v9z"/>')))).toEqual([]);
  expect(await processesOfOurs('drawing-process')).toHaveLength(1);
});

it('tells of a quick logo what it tells of others', async () => {
  const [empty] = await logoFindings(Buffer.from(svg('<path/>')));
  expect(empty?.message).toBe('The logo shows nothing: no shape can be seen in its viewBox.');
  const [huge] = await logoFindings(Buffer.from(svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 100000 1"')));
  expect(huge?.message).toContain('The logo cannot be drawn: ');
});
