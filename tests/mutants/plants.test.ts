import { expect, it } from 'vitest';
import { plantsIn, withPlant } from './plants';

/** The source with each mistake in turn. */
const planted = (source: string) => plantsIn('a.tsx', source).map((plant) => withPlant(plant, source));

it.each([
  ['a statement', 'run(a);', [';']],
  ['a wait', 'await run();', [';', 'run();']],
  ['what a short function does', 'const f = () => run();', ['const f = () => undefined;']],
  ['a condition', 'if (a) b = c;', ['if (true) b = c;', 'if (false) b = c;', 'if (a) ;']],
  ['a choice', 'x = a ? b : c;', [';', 'x = true ? b : c;', 'x = false ? b : c;']],
  ['a comparison', 'const x = a < b;', ['const x = a <= b;']],
  [
    'a sum, but no text',
    "const x = a + b; const y = `a` + 'b';",
    ["const x = a - b; const y = `a` + 'b';", "const x = a + b; const y = `a` + '';"],
  ],
  [
    'a connection',
    'const x = a && b; const y = a ?? b;',
    ['const x = a || b; const y = a ?? b;', 'const x = a && b; const y = a;'],
  ],
  ['a denial', 'const x = !a;', ['const x = a;']],
  [
    'a value',
    "const x = 2; const y = true; const z = 'a';",
    [
      "const x = 3; const y = true; const z = 'a';",
      "const x = 2; const y = false; const z = 'a';",
      "const x = 2; const y = true; const z = '';",
    ],
  ],
  ['a part of a list', 'const x = [a, b];', ['const x = [b];', 'const x = [a];']],
  ['a part of an object', 'const x = { a, ...b };', ['const x = { ...b };', 'const x = { a };']],
  ['a part of the screen', '<p>Hi<b /></p>;', [';', '<p>Hi</p>;']],
])('changes %s', (_name, source, changed) => expect(planted(source)).toEqual(changed));

it.each([
  ['types', "type A = 'a'; const x: 1 = y as 2;"],
  ['imports', "import a from 'a'; export * from 'b';"],
  [
    'what only developers read',
    "console.warn('a', 1); const f = () => console.info('b'); throw new Error('c');",
  ],
  ['attributes', '<p className="a" />'],
  ['shapes of a drawing', '<svg><path d="a" /><circle r="1" /></svg>'],
  ['loops that might never end', 'while (a < b) next(1);'],
])('leaves %s alone', (_name, source) => {
  expect(planted(source).filter((each) => each !== ';')).toEqual([]);
});
