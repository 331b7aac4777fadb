import { describe, expect, it } from 'vitest';
import { decodeText } from './read-merchant-file';

const text = '{\n  "name": "Café Row"\n}\n';

function said(bytes: Buffer): string {
  const decoded = decodeText(bytes);
  if ('text' in decoded) return decoded.text;
  const { line, column, message, fix } = decoded.finding;
  return `${line}:${column} ${message} → ${fix}`;
}

describe('a file that is no UTF-8 text', () => {
  const utf16 = '1:1 The file is not UTF-8 text. It is UTF-16. → save it with the encoding UTF-8';

  it.each<[string, Buffer]>([
    ['with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['with a mark, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['without a mark', Buffer.from(text, 'utf16le')],
    ['without a mark, the other way round', Buffer.from(text, 'utf16le').swap16()],
  ])('is called UTF-16 where it is: %s', (_how, bytes) => {
    expect(said(bytes)).toBe(utf16);
  });

  it('is shown where its first unreadable letter is, also after a byte order mark', () => {
    const place =
      '2:15 The file is not UTF-8 text. The first letter that cannot be read stands here (byte E9). → save it with the encoding UTF-8, and look whether this letter is right then';
    const latin = Buffer.from(text, 'latin1');
    expect(said(latin)).toBe(place);
    expect(said(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), latin]))).toBe(place);
  });

  it('is shown there also where a letter before it is the sign for an unreadable one', () => {
    const bytes = Buffer.concat([Buffer.from('"a\ufffd\ufffd": "é'), Buffer.from([0xe9])]);
    expect(said(bytes)).toMatch(/^1:10 .* \(byte E9\)/);
  });

  it('is called damaged where bytes are empty', () => {
    const damaged = Buffer.concat([Buffer.from(text), Buffer.alloc(5000)]);
    expect(said(damaged)).toMatch(/^4:1 .* it has empty bytes\. → it is damaged: restore it from git/);
    expect(said(Buffer.alloc(5000))).toMatch(/^1:1 .* it has empty bytes/);
  });

  it('is none of these where it is fine', () => {
    expect(said(Buffer.from(`\ufeff${text}`))).toBe(text);
  });
});
