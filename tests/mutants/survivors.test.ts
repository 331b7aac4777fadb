import { expect, it } from 'vitest';
import { type Mutant, survivorsOf } from './survivors';

const source = "const far = a > 1;\nconst near =\n  b &&\n  c;\nlog('');\n";

function mutant(status: string, from: [number, number], to: [number, number], replacement: string): Mutant {
  const location = {
    start: { line: from[0], column: from[1] },
    end: { line: to[0], column: to[1] },
  };
  return { fileName: '/repository/src/a.ts', location, replacement, status };
}

const survivors = (...mutants: Mutant[]) =>
  survivorsOf(
    mutants,
    () => source,
    (file) => file.replace('/repository/', ''),
  );

it('names survivors by place and change, in the order of the file', () => {
  expect(
    survivors(
      mutant('NoCoverage', [2, 14], [4, 4], 'b || c'),
      mutant('Survived', [1, 13], [1, 18], 'a >= 1'),
      mutant('Survived', [5, 5], [5, 7], '"x"'),
    ),
  ).toEqual([
    { place: 'src/a.ts:1:13', change: 'a > 1 → a >= 1', reached: true },
    { place: 'src/a.ts:2:14', change: 'b && c → b || c', reached: false },
    { place: 'src/a.ts:5:5', change: `'' → "x"`, reached: true },
  ]);
});

it.each(['Killed', 'Timeout', 'RuntimeError'])('leaves out what ended as %s', (status) => {
  expect(survivors(mutant(status, [1, 13], [1, 18], 'true'))).toEqual([]);
});

it('shortens a change that is longer than a line', () => {
  const [survivor] = survivors(mutant('Survived', [1, 13], [1, 18], 'x'.repeat(500)));
  expect(survivor?.change.length).toBeLessThan(120);
});
