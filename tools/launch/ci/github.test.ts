import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Problem } from '../../../build/shared/problem';
import { testFolder } from '../../../tests/build/harness';
import { addToSummary, annotations, fenced } from './github';

const problem: Problem = {
  merchant: '36',
  file: 'merchants/36/a,b.json',
  line: 9,
  column: 7,
  severity: 'error',
  message: '100% wrong',
  fix: 'write "a"',
};

it('tells GitHub the place of each problem, without an end of line in it', () => {
  const note: Problem = { ...problem, merchant: '', severity: 'note', fix: undefined };
  expect(annotations([problem, note], { GITHUB_ACTIONS: 'true' })).toBe(
    '::error file=merchants/36/a%2Cb.json,line=9,col=7,title=Mall 36::100%25 wrong%0A→ write "a"\n' +
      '::notice file=merchants/36/a%2Cb.json,line=9,col=7,title=Malls::100%25 wrong\n',
  );
  expect(annotations([problem], {})).toBe('');
});

it('adds to the page of the run, where there is one', async () => {
  const GITHUB_STEP_SUMMARY = join(await testFolder(), 'summary.md');
  await addToSummary('Check', fenced('fine'), { GITHUB_STEP_SUMMARY });
  await addToSummary('Build', '| a | b |', { GITHUB_STEP_SUMMARY });
  await addToSummary('Build', 'nowhere', {});
  expect(await readFile(GITHUB_STEP_SUMMARY, 'utf8')).toBe(
    '## Check\n\n```\nfine\n```\n## Build\n\n| a | b |\n',
  );
});

it('puts a text into a fence that it cannot close, also where it is cut', () => {
  expect(fenced('a ``` b')).toBe('````\na ``` b\n````');
  expect(fenced('a'.repeat(300_000))).toMatch(/^```\na+\n```$/);
  expect(fenced('a'.repeat(300_000))).toHaveLength(200_000);
});

it('lets no value of a problem begin a command of its own, or reach the terminal', () => {
  const foreign = {
    ...problem,
    file: 'a\r::error::b\u001b[2J',
    message: 'c\r\n::error::d\u202e',
    fix: 'e\u2028::f',
  };
  const lines = annotations([foreign], { GITHUB_ACTIONS: 'true' });
  expect(lines.trimEnd().split(/[\r\n\u2028]/)).toHaveLength(1);
  expect(lines.trimEnd()).not.toMatch(/[\p{Cc}\u202e]/u);
});
