import { describe, expect, it } from 'vitest';
import type { Problem } from '../shared/problem';
import { checkReport } from './check-report';
import { checkText } from './check-text';
import { loadMerchants } from './load';

function problem(merchant: string, severity: Problem['severity'], fix?: string): Problem {
  return {
    merchant,
    file: `merchants/${merchant}/merchant.json`,
    line: 3,
    column: 7,
    severity,
    message: 'It is odd.',
    ...(fix && { fix }),
  };
}

describe('the report of a check', () => {
  it('says of each merchant whether it is fine, and counts what is not', () => {
    const problems = [problem('9', 'warning'), problem('10', 'error'), problem('10', 'warning')];
    expect(checkReport({ merchants: [], problems })).toEqual({
      ok: false,
      merchants: [
        { merchant: '9', ok: true, errors: 0, warnings: 1, notes: 0 },
        { merchant: '10', ok: false, errors: 1, warnings: 1, notes: 0 },
      ],
      problems,
    });
  });

  it('is as wide as an id, also where a word on the command line is no id', () => {
    const text = checkText(checkReport({ merchants: [], problems: [problem('x'.repeat(300), 'error')] }));
    expect(text.split('\n')[2]).toBe(`${' '.repeat(16)}It is odd.`);
  });

  it('shows every problem with its place and its fix', () => {
    const text = checkText(checkReport({ merchants: [], problems: [problem('10', 'error', 'mend it')] }));
    expect(text).toBe(
      [
        '✘ 10  1 error',
        '      merchants/10/merchant.json:3:7  error',
        '        It is odd.',
        '        → mend it',
        '',
        'It cannot be built before the fixes above.',
      ].join('\n'),
    );
  });

  it('says how many of several can be built', () => {
    const last = (...problems: Problem[]) =>
      checkText(checkReport({ merchants: [], problems }))
        .split('\n')
        .at(-1);
    const [one, two, fine] = [problem('9', 'error'), problem('10', 'error'), problem('11', 'note')];
    expect(last(one, two)).toBe('None of the 2 can be built before the fixes above.');
    expect(last(one, two, fine)).toBe('1 of 3 can be built; the other 2 need the fixes above.');
    expect(last(one, fine)).toBe('1 of 2 can be built; the other one needs the fixes above.');
  });

  it('names the merchants that are fine', async () => {
    const report = checkReport(await loadMerchants('merchants', ['36']));
    expect(checkText(report)).toBe('✔ 36  Mitti Court\n\nIt is fine.');
  });

  it('never says that all is fine after a warning, and does after a note', () => {
    const text = (...problems: Problem[]) =>
      checkText(checkReport({ merchants: [], problems }))
        .split('\n')
        .at(-1);
    expect(text(problem('9', 'warning'))).toBe(
      'It can be built. Look at the warning above before shoppers see it.',
    );
    expect(text(problem('9', 'warning'), problem('10', 'warning'))).toBe(
      'All 2 can be built. Look at the 2 warnings above before shoppers see it.',
    );
    expect(text(problem('9', 'note'))).toBe('It is fine.');
  });

  it('shows line and column of a problem of the whole file too, as the JSON report does', () => {
    const whole = { ...problem('9', 'warning'), line: 1, column: 1 };
    expect(checkText(checkReport({ merchants: [], problems: [whole] }))).toContain(
      'merchants/9/merchant.json:1:1  warning',
    );
  });

  it('tells once, with the number of malls, what several have alike, and what fails last', () => {
    const ids = Array.from({ length: 30 }, (_, index) => String(index + 1));
    const inAll = ids.map((id) => ({ ...problem(id, 'warning'), file: 'merchants/defaults.json' }));
    const own = Array.from({ length: 7 }, (_, at) => ({ ...problem('30', 'error'), message: `Odd ${at}.` }));
    const text = checkText(checkReport({ merchants: [], problems: [...inAll, ...own] }));
    expect(text).toBe(
      [
        '✔ 29 malls can be built.',
        'merchants/defaults.json:3:7  warning',
        '  It is odd.',
        '  In 30 malls: 1, 2, 3, 4, 5 and 25 more.',
        '✘ 30  7 errors, 1 warning',
        ...[0, 1, 2, 3, 4].flatMap((at) => [
          '      merchants/30/merchant.json:3:7  error',
          `        Odd ${at}.`,
        ]),
        '      … and 2 more: npm run mall -- check 30',
        '',
        '29 of 30 can be built; the other one needs the fixes above.',
      ].join('\n'),
    );
  });

  it('fails for a problem that belongs to no single merchant', () => {
    const report = checkReport({ merchants: [], problems: [problem('', 'error')] });
    expect(report.ok).toBe(false);
    expect(checkText(report)).toContain('It is odd.');
  });
});
