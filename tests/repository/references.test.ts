import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anchorsOf, chaptersIn, linksIn, pathsIn, pointersIn, type Reference } from './references';

/** The references in the tests below lead nowhere on purpose. */
const own = 'tests/repository/references.test.ts';

const files = execFileSync('git', [
  'ls-files',
  '-z',
  '*.md',
  '*.ts',
  '*.tsx',
  '*.css',
  '*.hbs',
  '*.json',
  '*.yml',
])
  .toString()
  .split('\0')
  .filter((file) => file !== '' && file !== 'package-lock.json' && file !== own && existsSync(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const documents = [...texts].filter(([file]) => file.endsWith('.md'));

describe('references', () => {
  it('in documents lead to a file and one of its headings', () => {
    expect(documents.flatMap(([file, text]) => linksIn(file, text)).flatMap(lost)).toEqual([]);
  });

  it('from code to documents lead to a file and one of its headings', () => {
    expect([...texts].flatMap(([file, text]) => pointersIn(file, text)).flatMap(lost)).toEqual([]);
  });

  it('from documents to code name existing files', () => {
    expect(documents.flatMap(([file, text]) => pathsIn(file, text)).flatMap(lost)).toEqual([]);
  });

  it('never lead to a document outside of the repository', () => {
    expect([...texts].flatMap(([file, text]) => chaptersIn(file, text))).toEqual([]);
  });

  it('are reported when they lead nowhere', () => {
    expect(chaptersIn('src/x.ts', '/** Part 1 §4. */\nlet a = 1;')).toEqual(['src/x.ts: /** Part 1 §4. */']);
    const links = linksIn('docs/x.md', '[a](nothing.md)\n[b](wire.md#nothing) [c](wire.md#tokens)');
    expect(links.flatMap(lost)).toEqual([
      'docs/x.md:1 ](nothing.md): there is no docs/nothing.md',
      'docs/x.md:2 ](wire.md#nothing): docs/wire.md has no heading #nothing',
    ]);
    expect(pointersIn('src/x.ts', '/** See `docs/wire.md#nothing` (docs/wire.md). */').flatMap(lost)).toEqual(
      ['src/x.ts:1 docs/wire.md#nothing: docs/wire.md has no heading #nothing'],
    );
    expect(pathsIn('docs/x.md', '`src/nothing.ts` and `src/features/<area>/`').flatMap(lost)).toEqual([
      'docs/x.md:1 `src/nothing.ts`: there is no src/nothing.ts',
    ]);
  });
});

/** Files that a command makes and git leaves out. A fresh clone has none of them. */
const made = readFileSync('.gitignore', 'utf8').split('\n');

function lost({ from, line, text, path, anchor }: Reference): string[] {
  if (made.includes(`/${path}`)) return [];
  if (!existsSync(path)) return [`${from}:${line} ${text}: there is no ${path}`];
  if (anchor === '' || anchorsOf(readFileSync(path, 'utf8')).has(anchor)) return [];
  return [`${from}:${line} ${text}: ${path} has no heading #${anchor}`];
}
