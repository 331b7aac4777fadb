import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTexts } from '@/brand/texts/all-texts';
import { calls } from '@/contract/calls';

const page = readFileSync('docs/coverage.md', 'utf8');
const chapters = page.split(/^## /m).slice(1);

/** The rows of a chapter, each with its cells. */
function rowsOf(chapter: string): string[][] {
  const lines = chapters.find((each) => each.startsWith(`${chapter}\n`))?.split('\n') ?? [];
  return lines
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));
}

const bare = (cell: string | undefined) => (cell ?? '').replaceAll('`', '');
const addresses = rowsOf('Addresses');
const callRows = rowsOf('Calls');
const messages = rowsOf('Messages');
const constants = rowsOf('Constants');
const all = [...addresses, ...callRows, ...messages, ...constants];

describe('docs/coverage.md', () => {
  it('names with each row a test that is there', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((row) => !isTest(row.at(-1) ?? '')).map((row) => row.join(' | '))).toEqual([]);
    expect([isTest('`tests/repository/coverage.test.ts` › is not there'), isTest('')]).toEqual([
      false,
      false,
    ]);
  });

  it('has a row for each address, and no other', () => {
    const tree = readFileSync('src/routeTree.gen.ts', 'utf8');
    const paths = [...tree.matchAll(/fullPath: '([^']*)'/g)].map(([, path = '']) =>
      path.replace(/(.)\/$/, '$1'),
    );
    expect(addresses.map(([address]) => bare(address)).sort()).toEqual([...new Set(paths)].sort());
  });

  it('has a row for each call, and no other', () => {
    const paths: string[] = Object.values(calls).map(({ path }) => path);
    expect(callRows.map(([call]) => bare(call)).sort()).toEqual(paths.sort());
  });

  it('has a row for each message', () => {
    const known = new Set(messages.map(([text]) => bare(text)));
    expect(
      texts().flatMap(([key, words]) => (isMessage(key, words) && !known.has(key) ? [key] : [])),
    ).toEqual([]);
  });

  it('holds each text at the words of its row', () => {
    const words = new Map(texts());
    const told = messages.map(([text, sentence]) => [bare(text), sentence]);
    expect(told.filter(([text, sentence]) => words.get(text ?? '') !== sentence)).toEqual([]);
  });

  it('has a row for each constant', () => {
    const known = new Set(constants.map(([, , where]) => bare(where)));
    expect(declared().filter((constant) => !known.has(constant))).toEqual([]);
  });

  it('holds each constant at the value of its row', () => {
    const wrong = constants.flatMap(([what, value, where]) => {
      const [name, file] = bare(where).split(' in ');
      if (file === undefined) return existsSync(name ?? '') ? [] : [what];
      const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const declaration = new RegExp(`const ${name}(?:: [^=]+)? = ([^;]+);`).exec(source)?.[1] ?? '';
      const held = declaration.replace(/ as const$/, '').replaceAll(/\s+/g, ' ');
      return held === bare(value) ? [] : [what];
    });
    expect(wrong).toEqual([]);
  });
});

/** A test file, and a title that stands in it between quotes. */
function isTest(cell: string): boolean {
  const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(cell) ?? [];
  if (!/\.(test|e2e)\.tsx?$/.test(file) || !existsSync(file)) return false;
  const source = readFileSync(file, 'utf8').replaceAll("\\'", "'").replaceAll('\\"', '"');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote},`));
}

function texts(): [key: string, words: string][] {
  return allTexts.flatMap(({ area, defaults }) =>
    Object.entries(defaults).map(([key, wording]): [string, string] => [
      `${area}.${key}`,
      typeof wording === 'string' ? wording : wording.other,
    ]),
  );
}

/** What the app says of an event, a failure, a wrong field or an empty list; not what explains a control. */
function isMessage(key: string, words: string): boolean {
  if (/(hint|intro|text|description|invitation|noScript|notStarted|\.who|\.when)$/i.test(key)) return false;
  const like = /copied|updated|added|available|selected|wrong|submitted successfully/i;
  return /[.!?]$|^(No|Already|Please|error) /.test(words) || like.test(words);
}

/** Numbers with a name that other modules use, outside of the theme. */
function declared(): string[] {
  const value = String.raw`(-?[0-9][0-9_.]*( \* [0-9_]+)*|\{.*[0-9].*\}.*|\[[0-9, ]+\].*);?$`;
  const found = execFileSync('git', [
    'grep',
    '-nE',
    `^export const [a-zA-Z]+(: [^=]+)? = ${value}`,
    '--',
    'src',
  ]);
  return found
    .toString()
    .trim()
    .split('\n')
    .filter((line) => !/^src\/brand\/|\.test\.tsx?:/.test(line))
    .map((line) => {
      const [file, , ...code] = line.split(':');
      return `${/const (\w+)/.exec(code.join(':'))?.[1]} in ${file}`;
    });
}
