import { describe, expect, it } from 'vitest';
import { icons } from '../../build/brand/icons';
import { noMemo } from '../../build/core/memo';
import { logoFindings, maxLogoBytes } from '../../build/diagnostics/logo-findings';
import { defaultPalette } from '../../src/brand/palette';
import { goodLogos } from './good-logos';
import { hostileLogos, refusedInside } from './hostile-logos';

/** Milliseconds: the bombs among the hostile logos need many seconds, all the others a small part of this. */
const limit = 500;

describe('a hostile logo', () => {
  it.each(hostileLogos)('is refused: %s', async (_, file, message) => {
    const bytes = Buffer.from(file);
    expect(bytes.length).toBeLessThanOrEqual(maxLogoBytes); // otherwise its size is what refuses it
    const findings = await logoFindings(bytes, limit);
    expect(findings.map((finding) => finding.message).join('\n')).toContain(message);
    expect(findings.every(({ severity, fix }) => severity === 'error' && fix)).toBe(true);
    // whatever stands in the file, a terminal can show what is said about it
    expect(Math.max(...findings.map((finding) => finding.message.length))).toBeLessThan(300);
  });

  it.each(refusedInside)('is refused for one thing, on its line: %s', async (inner, message) => {
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

  it('does nothing to a terminal that shows what is wrong with it', async () => {
    const file =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><use href="\u009b31m\u202Ex&#10;y"/></svg>';
    const [finding] = await logoFindings(Buffer.from(file), limit);
    expect(finding?.message).toContain('href=" 31m x y" leads outside');
  });
});

describe('a good logo', () => {
  it.each(goodLogos)('is taken as it is, and becomes icons: %s', async (_, svg) => {
    const logo = Buffer.from(svg);
    expect(await logoFindings(logo)).toEqual([]);
    expect(await icons(logo, defaultPalette, noMemo)).not.toEqual([]);
  });
});
