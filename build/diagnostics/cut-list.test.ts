import { describe, expect, it } from 'vitest';
import { checkConfig } from '../config/checks/check-config';
import type { Problem } from '../shared/problem';
import { cutList, howMany } from './cut-list';
import { readJsonDocument } from './json-document';

function problem(line: number, severity: Problem['severity'] = 'error'): Problem {
  return { merchant: '36', file: 'merchant.json', line, column: 1, severity, message: `Problem ${line}.` };
}

function lines(count: number, severity?: Problem['severity']): Problem[] {
  return Array.from({ length: count }, (_, index) => problem(index + 1, severity));
}

describe('a list of problems that is too long', () => {
  it('ends after 100 of a kind with a line that counts the others', () => {
    const cut = cutList(lines(10_000));
    expect(cut.slice(0, 100)).toEqual(lines(100));
    expect(cut.slice(100)).toEqual([
      {
        ...problem(101),
        message: 'And 9,900 more errors from here on.',
        fix: 'fix the ones before it, then check again',
        count: 9900,
      },
    ]);
    expect(howMany(cut)).toBe(10_000);
  });

  it('names a single one that is left, because a line that counts it would be as long', () => {
    expect(cutList(lines(101))).toEqual(lines(101));
  });

  it('keeps every error when there are many warnings', () => {
    const cut = cutList([...lines(130, 'warning'), ...lines(3)]);
    expect(cut.filter(({ severity }) => severity === 'error')).toEqual(lines(3));
    expect(cut).toHaveLength(104);
  });

  it('explains no more unknown keys than it shows, and counts the others', () => {
    const keys = Array.from({ length: 9000 }, (_, index) => [`wrong${index}`, 'x']);
    const texts = Object.fromEntries(keys);
    const { findings } = checkConfig(
      readJsonDocument(JSON.stringify({ name: 'The Mall', hosts: ['a.example'], texts }, null, 1)),
    );
    expect(findings).toHaveLength(101);
    expect(findings.at(-1)).toMatchObject({ line: 107, message: 'And 8,900 more errors from here on.' });
    expect(howMany(findings)).toBe(9000);
  });
});
