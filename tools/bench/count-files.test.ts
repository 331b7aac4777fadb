import { describe, expect, it } from 'vitest';
import { countFiles, countWords, kindOf } from './count-repository';

describe('counting the repository', () => {
  it.each([
    ['src/lib/points.ts', 'code'],
    ['templates/index.html.hbs', 'code'],
    ['src/lib/points.test.ts', 'tests'],
    ['tests/setup/until.ts', 'tests'],
    ['tools/bench/tables.ts', 'tests'],
    ['tools/studio/testing/tiny-studio.ts', 'tests'],
    ['src/routeTree.gen.ts', undefined],
    ['docs/backend/viewer.js', undefined],
    ['README.md', undefined],
  ])('takes %s as %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it('sums files and lines by folder and kind', () => {
    const counts = countFiles([
      ['src/a.ts', 'one\ntwo\n'],
      ['src/b.test.ts', 'one\n'],
      ['vitest.config.ts', 'one\n'],
      ['README.md', 'one\n'],
    ]);
    expect([...counts]).toEqual([
      ['src', { code: { files: 1, lines: 2 }, tests: { files: 1, lines: 1 } }],
      ['beside the folders', { code: { files: 1, lines: 1 }, tests: { files: 0, lines: 0 } }],
    ]);
  });

  it('counts words between blanks', () => {
    expect(countWords('# A title\n\nTwo  words.\n')).toBe(5);
  });
});
