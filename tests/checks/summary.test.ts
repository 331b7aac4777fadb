import { expect, it } from 'vitest';
import { summary } from './summary';

const times = [
  { group: 'lint', seconds: 2.04 },
  ...Array.from({ length: 6 }, (_, index) => ({
    group: 'app',
    file: `src/${index}.test.ts`,
    tests: 10,
    seconds: index + 1,
  })),
];

it('is the groups with those left out, the five slowest files, the failures, and the sum as the last line', () => {
  const tally = { passed: 58, failures: ['src/1.test.ts › the cart\n    is not empty', 'Types'] };
  const lines = summary(tally, times, { leftOut: new Map([['sandbox', 'it is as on main']]) }).split('\n');
  expect(lines.slice(1, 5).map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['Group', 'Files', 'Tests', 'Seconds'],
    ['lint', '0', '0', '2.0'],
    ['types', '0', '0', '0.0'],
    ['app', '6', '60', '21.0'],
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^sandbox +left out: it is as on main$/));
  const slow = lines.slice(lines.indexOf('Slowest files') + 1).slice(0, 6);
  expect(slow.map((line) => line.trim())).toEqual([
    ...[6, 5, 4, 3, 2].map((seconds) => `${seconds}.0 s  src/${seconds - 1}.test.ts`),
    '',
  ]);
  expect(lines.slice(-7)).toEqual([
    'Failed: src/1.test.ts › the cart',
    '    is not empty',
    '',
    'Failed: Types',
    '',
    '58 passed, 2 failed',
    '',
  ]);
});
