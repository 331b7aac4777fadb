import { describe, expect, it } from 'vitest';
import { readJsonDocument } from './json-document';
import { decodeText } from './read-merchant-file';

function mistakes(text: string): string[] {
  return readJsonDocument(text).findings.map(
    ({ line, column, message, fix }) =>
      `${line}:${column} ${message.replace(/ The rest of .*/, '')} → ${fix}`,
  );
}

describe('reading plain JSON', () => {
  const only =
    'write texts and keys in straight double quotes ", a quote inside of them as \\", and beside them only { } [ ] : , numbers, true, false and null';
  const noEscape =
    'A \\ in this text starts no escape such as \\n (found: "\\q"). → write \\\\ for a backslash, and a space for a tab';

  it.each([
    [
      '{"a":1,}',
      '1:7 There is a comma after the last entry. Plain JSON does not allow that. → delete the comma',
    ],
    [
      '{"a":[1, ]}',
      '1:8 There is a comma after the last entry. Plain JSON does not allow that. → delete the comma',
    ],
    ['{ // why\n}', '1:3 Comments are not allowed: this is plain JSON. → delete the comment'],
    ['{"a":1\n "b":2}', '2:2 A comma is missing before this entry. → put a comma after the entry before it'],
    ['{"a":["x" "y"]}', '1:11 A comma is missing before this entry. → put a comma after the entry before it'],
    ["{'a':1}", `1:2 This is not JSON (found: 'a'). → ${only}`],
    ['{"a":#ff0000}', `1:6 This is not JSON (found: #ff0000). → ${only}`],
    ['{"a":The Mall}', `1:6 This is not JSON (found: The). → ${only}`],
    ['{"a": "The "Best" Mall"}', `1:13 This is not JSON (found: Best). → ${only}`],
    ['{"a"=1}', `1:5 This is not JSON (found: =1). → ${only}`],
    ['<html></html>', `1:1 This is not JSON (found: <html><). → ${only}`],
    ['{\n<<<<<<< HEAD\n}', `2:1 This is not JSON (found: <<<<<<<). → ${only}`],
    [
      '{"a" 1}',
      '1:6 A colon is missing between a key and its value (found: 1). → put : after the key, and its value',
    ],
    ['{"a":1', '1:7 A closing } is missing. → give every { its }'],
    ['{"a":["x"}', '1:10 A closing ] is missing (found: }). → give every [ its ]'],
    [
      '{"a":1}}',
      '1:8 The file goes on after its closing } (found: }). → delete what follows, or move it before that }',
    ],
    [
      '{"a":"x,\n"b":1}',
      '1:6 The closing quote of a text is missing (found: "x,). → end the text with " on the same line',
    ],
    ['{"a":"\\q"}', `1:6 ${noEscape}`],
    [
      '{"a":"\t"}',
      '1:6 This text holds a tab or another control character (found: "\t"). → write \\\\ for a backslash, and a space for a tab',
    ],
    [
      '{\n"a":\n"b": {"c": 1}}',
      '3:1 This key stands where a value or a ] belongs (found: "b"). → give the key before it a value, and every [ its ]',
    ],
    [
      '{"a":["x": 1}',
      '1:7 This key stands where a value or a ] belongs (found: "x"). → give the key before it a value, and every [ its ]',
    ],
    [
      '{\n"a":\n}',
      '3:1 A value is expected (found: }). → write text in double quotes, or a number, true, false, [ ] or { }',
    ],
    ['', '1:1 The file is empty. → start with { and end with }'],
    [' \r\n ', '1:1 The file is empty. → start with { and end with }'],
  ])('%j', (text, expected) => {
    expect(mistakes(text)).toEqual([expected]);
  });

  it('reads bytes that are UTF-8, and shows the place of the first that are not', () => {
    const text = '{\n  "name": "Café"\n}\n';
    expect(decodeText(Buffer.from(`\ufeff${text}`))).toEqual({ text });
    expect(decodeText(Buffer.from(text, 'latin1'))).toEqual({
      finding: {
        line: 2,
        column: 15,
        severity: 'error',
        message: 'The file is not UTF-8 text.',
        fix: 'save it with the encoding UTF-8',
      },
    });
  });

  it('counts lines that end in \\r\\n', () => {
    expect(mistakes('{\r\n"a":1,\r\n"b":2,\r\n}')[0]).toMatch(/^3:6 /);
  });

  it('reports a key that is given twice, with the line of the first, at any depth', () => {
    expect(mistakes('{\n"a":1,\n"b":{"c":1,"c":2},\n"a":2}')).toEqual([
      '3:12 "c" is given twice, first in line 3. → keep one of the two',
      '4:1 "a" is given twice, first in line 2. → keep one of the two',
    ]);
  });

  it('reads on after mistakes whose meaning is clear', () => {
    const document = readJsonDocument('{\n"a": 1, // one\n"b": [1,],\n"c": 2\n"a": 3\n}');
    expect(document.value).toEqual({ a: 3, b: [1], c: 2 });
    expect(document.brokenFrom).toBe(Number.POSITIVE_INFINITY);
    expect(document.findings.map(({ line, column }) => `${line}:${column}`)).toEqual([
      '2:9',
      '3:8',
      '5:1',
      '5:1', // given twice
    ]);
  });

  it('knows from which place on the text cannot be trusted after an unclear mistake', () => {
    const broken = readJsonDocument('{"a":1,"b":,"c":2}');
    expect(broken.value).toEqual({ a: 1, c: 2 });
    expect(broken.brokenFrom).toBe(11);
    expect(broken.findings[0]?.message).toMatch(/The rest of the file is checked after you fix this\.$/);
  });

  it('keeps __proto__ an ordinary key', () => {
    const { value } = readJsonDocument('{"__proto__":{"polluted":true}}');
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    ['many brackets that stay open', '['.repeat(200_000)],
    ['a list in 40,000 lists', '['.repeat(40_000) + ']'.repeat(40_000)],
    ['an object in 1,500 objects', `${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}`],
  ])('survives %s', (_what, text) => {
    const { findings, value } = readJsonDocument(text);
    expect(value).toBeUndefined();
    expect(findings).toMatchObject([{ message: 'The file has too many levels of brackets to be a config.' }]);
  });

  it('finds values, keys, and the innermost value around a missing one', () => {
    const document = readJsonDocument('{\n  "a": { "b": [1, 2] }\n}');
    expect(document.locate(['a', 'b', 1])).toEqual({ line: 2, column: 19 });
    expect(document.locateKey(['a', 'b'])).toEqual({ line: 2, column: 10 });
    expect(document.locate(['a', 'c'])).toEqual({ line: 2, column: 8 });
    expect(document.has(['a', 'c'])).toBe(false);
  });
});
