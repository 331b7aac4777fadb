import { describe, expect, it } from 'vitest';
import { icons } from '../../build/brand/icons';
import { logoFindings, maxLogoBytes } from '../../build/config/logo/logo-findings';
import { noMemo } from '../../build/core/memo';
import { merchantSchema } from '../../src/brand/merchant-schema';
import { goodLogos } from './good-logos';
import { hostileLogos, refusedInside } from './hostile-logos';

const config = merchantSchema.parse({ name: 'Test Mall', hosts: ['mall.example'] });
/** Milliseconds. Some hostile logos are bombs and need many seconds. All others need much less than this. */
const limit = 500;

describe('a hostile logo', () => {
  it.each(hostileLogos)('is refused: %s', async (_, file, message) => {
    const bytes = Buffer.from(file);
    expect(bytes.length).toBeLessThanOrEqual(maxLogoBytes); // otherwise its size would be the reason
    const findings = await logoFindings(bytes, limit);
    expect(findings.map((finding) => finding.message).join('\n')).toContain(message);
    expect(findings.every(({ severity, fix }) => severity === 'error' && fix)).toBe(true);
    // for any file, the message is safe to show in a terminal
    expect(Math.max(...findings.map((finding) => finding.message.length))).toBeLessThan(300);
  });

  it.each(refusedInside)('is refused for one mistake, on its line: %s', async (inner, message) => {
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n${inner}\n<path d="M0 0h8v8z"/></svg>`;
    expect(await logoFindings(Buffer.from(file), limit)).toEqual([
      {
        line: 2,
        column: expect.any(Number),
        severity: 'error',
        message: expect.stringContaining(message),
        fix: expect.stringMatching(/./),
      },
    ]);
  });

  it('cannot control the terminal that shows its mistakes', async () => {
    const file =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><use href="\u009b31m\u202Ex&#10;y"/></svg>';
    const [finding] = await logoFindings(Buffer.from(file), limit);
    expect(finding?.message).toContain('href=" 31m x y" leads outside');
  });
});

describe('a good logo', () => {
  it.each(goodLogos)('is accepted unchanged, and becomes icons: %s', async (_, svg) => {
    const logo = Buffer.from(svg);
    expect(await logoFindings(logo)).toEqual([]);
    expect(await icons({ logo, config }, noMemo)).not.toEqual([]);
  });
});
