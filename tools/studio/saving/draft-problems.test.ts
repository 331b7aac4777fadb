import { expect, it } from 'vitest';
import type { Problem } from '../../../build/shared/problem';
import { draftProblems } from './draft-problems';

const inLine = (line: number, message: string, name = 'logo.svg'): Problem => ({
  merchant: '1',
  file: `merchants/1/${name}`,
  line,
  column: 1,
  severity: 'error',
  message,
});

it('a mistake that a picture has in several lines is told once', () => {
  const lines = [inLine(2, 'No photo.'), inLine(3, 'No photo.'), inLine(4, 'No script.')];
  const found = draftProblems(lines, '{}');
  expect(found.map(({ message }) => message)).toEqual(['No photo.', 'No script.']);
});

it('a problem of a file stands at the key that names it, and at none where no key does', () => {
  const names = ['logo.svg', 'icon.png', 'font.woff2', 'own.jpg', 'stray.svg'];
  const config = { icon: 'icon.png', theme: { font: 'font.woff2' }, share: { image: 'own.jpg' } };
  const found = draftProblems(
    names.map((name) => inLine(1, 'It is too large.', name)),
    JSON.stringify(config),
  );
  expect(found.map(({ path }) => path.join('.'))).toEqual(['logo', 'icon', 'theme.font', 'share.image', '']);
});
