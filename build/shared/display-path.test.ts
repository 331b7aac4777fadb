import { expect, it } from 'vitest';
import { displayPath, folderFlag } from './display-path';
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
