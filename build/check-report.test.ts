import { describe, expect, it } from 'vitest';
import { checkReport, checkText } from './check-report';
import { loadMerchants } from './load';
import type { Problem } from './problem';

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
        { merchant: '9', ok: true, errors: 0, warnings: 1 },
        { merchant: '10', ok: false, errors: 1, warnings: 1 },
      ],
      problems,
    });
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
        '0 of 1 fine; the other one needs the fixes above.',
      ].join('\n'),
    );
  });

  it('names the merchants that are fine', async () => {
    const report = checkReport(await loadMerchants('merchants', ['36']));
    expect(checkText(report)).toBe('✔ 36  Mitti Court\n\nIt is fine.');
  });

  it('fails for a problem that belongs to no single merchant', () => {
    const report = checkReport({ merchants: [], problems: [problem('', 'error')] });
    expect(report.ok).toBe(false);
    expect(checkText(report)).toContain('It is odd.');
  });
});
