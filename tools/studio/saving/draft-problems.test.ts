import { expect, it } from 'vitest';
import type { Problem } from '../../../build/shared/problem';
import { draftProblems } from './draft-problems';

it('a mistake that a picture has in several lines is told once', () => {
  const inLine = (line: number, message: string): Problem => ({
    ...{ merchant: '1', file: 'merchants/1/logo.svg', line, column: 1 },
    ...{ severity: 'error', message },
  });
  const found = draftProblems(
    [inLine(2, 'No photo.'), inLine(3, 'No photo.'), inLine(4, 'No script.')],
    '{}',
  );
  expect(found.map(({ message }) => message)).toEqual(['No photo.', 'No script.']);
});
