import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { typedPath } from './typed-path';

it.each([
  ['  /malls/logo.png ', '/malls/logo.png'],
  ['"/malls/word mark.png"', '/malls/word mark.png'],
  ["'/malls/it\\s.png'", '/malls/it\\s.png'],
  ['/malls/word\\ mark\\(1\\).png ', '/malls/word mark(1).png'],
  ['~/logo.png', join(homedir(), 'logo.png')],
  ['logo~.png', 'logo~.png'],
  ['', ''],
])('a path typed as %j is %j', (typed, path) => {
  expect(typedPath(typed, false)).toBe(path);
});

it('a path of Windows keeps its backslashes', () => {
  expect(typedPath('"C:\\malls\\word mark.png"', true)).toBe('C:\\malls\\word mark.png');
  expect(typedPath('C:\\malls\\logo.png', true)).toBe('C:\\malls\\logo.png');
});
