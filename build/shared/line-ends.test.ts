import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { lineFeedBytes } from './line-ends';
import { projectRoot } from './project';

it('a text has the same bytes whatever line ends it has, and every other byte of it stays', () => {
  const text = Buffer.from('<svg>\n<title>मॉल</title>\n\n</svg>\n');
  const onWindows = Buffer.from(text.toString('utf8').replaceAll('\n', '\r\n'));
  expect(lineFeedBytes('logo.svg', onWindows)).toEqual(text);
  expect(lineFeedBytes('logo.svg', text)).toBe(text);
  expect(lineFeedBytes('logo.svg', Buffer.from('\xff\r\n\r', 'latin1'))).toEqual(
    Buffer.from('\xff\n\r', 'latin1'),
  );
});

it('pictures and fonts stay as they are: every PNG begins with such a line end', () => {
  const picture = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  for (const name of ['logo.png', 'LOGO.PNG', 'share.jpg', 'font.woff2'])
    expect(lineFeedBytes(name, picture), name).toBe(picture);
});

it('Git checks texts out with line feeds on every system, and takes no picture or font for a text', () => {
  const attribute = (name: string, file: string) =>
    execFileSync('git', ['check-attr', name, '--', file], { cwd: projectRoot, encoding: 'utf8' }).trim();
  for (const file of ['src/a.ts', 'merchants/1/logo.svg', '.ci/deploy'])
    expect(attribute('eol', file)).toBe(`${file}: eol: lf`);
  for (const file of ['merchants/1/logo.png', 'share.jpg', 'font.woff2'])
    expect(attribute('text', file)).toBe(`${file}: text: unset`);
});
