import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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

/** A reference in a document or a comment. */
interface Reference {
  /** Path of the file with the reference, from the root of the repository. */
  from: string;
  line: number;
  /** The reference as written. */
  text: string;
  /** Path from the root of the repository. */
  path: string;
  /** The anchor of a heading, or ''. */
  anchor: string;
}

/** Links of a Markdown file to files of the repository. */
function linksIn(from: string, markdown: string): Reference[] {
  return found(from, markdown, /\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g, (target) =>
    target === '' ? from : resolved(from, target),
  );
}

/** References such as `docs/product/cart.md#quantities`, in code and in texts. */
function pointersIn(from: string, text: string): Reference[] {
  return found(
    from,
    text,
    /(?<![\w/.])(docs\/[\w./-]*\.md|docs\/decisions\/\d{4}(?![\w-]))(?:#([\w-]+))?/g,
    (path) => path,
  );
}

/** Chapters of documents that are not in the repository, such as the third one of "part 1". */
function chaptersIn(from: string, text: string): string[] {
  return Array.from(text.matchAll(/^.*§ ?\d.*$/gm), ({ 0: line }) => `${from}: ${line.trim()}`);
}

/**
 * Files and folders of the repository that a Markdown file names in backticks. Examples with `<…>`, `*` or `…` do not
 * count.
 */
function pathsIn(from: string, markdown: string): Reference[] {
  return found(
    from,
    markdown,
    /`((?:src|build|tools|sandbox|serve|tests|scripts|templates|public|docs)\/[\w./$-]*)`/g,
    (path) => path,
  );
}

/** The anchors of a Markdown file's headings, made like GitHub's. */
function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    anchors.add(anchor);
  }
  return anchors;
}

function found(from: string, text: string, pattern: RegExp, pathOf: (target: string) => string): Reference[] {
  return Array.from(text.matchAll(pattern), ({ 0: whole, 1: target = '', 2: anchor = '', index }) => ({
    from,
    line: text.slice(0, index).split('\n').length,
    text: whole,
    path: pathOf(target),
    anchor,
  }));
}

/** Resolves `../x.md` from a file. */
function resolved(from: string, target: string): string {
  return new URL(target, `file:///${from}`).pathname.slice(1);
}
