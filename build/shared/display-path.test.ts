import { expect, it } from 'vitest';
import { displayPath, folderFlag, shellWord } from './display-path';
import { defaultOut } from './project';

it.each([
  ['/malls/Süd-1/m_2', false],
  ['/malls/Mall Street', true],
  ['/malls/R&D', true],
  ['/malls/new(1)', true],
  ["/malls/o'hara", true],
])('a command in a message can be copied to a shell with the folder %s', (dir, quoted) => {
  const path = displayPath(dir);
  expect(folderFlag('merchants', dir)).toBe(` --merchants ${quoted ? `"${path}"` : path}`);
});

it('a command in a message names no folder that it finds by itself', () => {
  expect(folderFlag('out', defaultOut)).toBe('');
});

it.each([
  '/malls/$(touch x)',
  '/malls/`touch x`',
  '/malls/a"; touch x; "',
  '/malls/a\n::error::x',
  '/malls/\u202eexe',
  '/malls/!!',
  '/malls/%PATH%',
])('a command in a message holds no folder of which a shell would run a part: %j', (dir) => {
  expect(folderFlag('merchants', dir)).toBe(' --merchants DIR');
});

it('a command in a message holds no address of which a shell would run a part', () => {
  expect(shellWord('https://mall.example/api?a=1&b=2', 'URL')).toBe('"https://mall.example/api?a=1&b=2"');
  expect(shellWord('https://mall.example/$(touch%20x)', 'URL')).toBe('URL');
  expect(shellWord('', 'URL')).toBe('""');
});

it('a path in a report is one line that a terminal shows as it is', () => {
  expect(displayPath('/malls/a\n::error::b\u001b[2J\u202e')).toMatch(
    /malls\/a\\u000a::error::b\\u001b\[2J\\u202e$/,
  );
});
