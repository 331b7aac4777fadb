import { describe, expect, it } from 'vitest';
import { readJsonDocument } from './json-document';

function mistakes(text: string): string[] {
  return readJsonDocument(text).findings.map(
    ({ line, column, message, fix }) =>
      `${line}:${column} ${message.replace(/ The rest of .*/, '')} → ${fix}`,
  );
}

describe('reading plain JSON', () => {
  it.each([
    [
      '{"a":1,}',
      '1:7 There is a comma after the last entry. Plain JSON does not allow that. → delete the comma',
    ],
    [
      '{"a":[1,\n]}',
      '1:8 There is a comma after the last entry. Plain JSON does not allow that. → delete the comma',
    ],
    ['{ // why\n}', '1:3 Comments are not allowed: this is plain JSON. → delete the comment'],
    ['{"a":1,,"b":2}', '1:8 There are two commas in a row. → delete one of them'],
    ['{"a":1\n "b":2}', '2:2 A comma is missing before this entry. → put a comma after the entry before it'],
    ["{'a':1}", `1:2 Texts and keys need straight double quotes (found: 'a'). → write "a"`],
    ['{"a":“x”}', '1:6 Texts and keys need straight double quotes (found: “x”). → write "x"'],
    ['{a:1}', '1:2 Texts and keys need double quotes (found: a). → write "a"'],
    [
      '{"a":True}',
      '1:6 JSON knows only the words true, false and null, in small letters (found: True). → write true',
    ],
    [
      '{"a":False}',
      '1:6 JSON knows only the words true, false and null, in small letters (found: False). → write false',
    ],
    [
      '{"a": "The "Best" Mall"}',
      String.raw`1:7 A quote inside a text ends the text. → write "The \"Best\" Mall"`,
    ],
    [
      '{\n "a": "5" wide",\n "b": 1}',
      String.raw`2:7 A quote inside a text ends the text. → write "5\" wide"`,
    ],
    [
      '{\n "a": "He said "hi", ok",\n "b": 1}',
      String.raw`2:7 A quote inside a text ends the text. → write "He said \"hi\", ok"`,
    ],
    [
      '{"a": ["x", "the "best" one"]}',
      String.raw`1:19 A quote inside a text ends the text (found: best). → write \" for each quote inside a text`,
    ],
    [
      '{"a":no}',
      '1:6 JSON knows only the words true, false and null, in small letters (found: no). → write false',
    ],
    ['{"a":["x" "y"]}', '1:11 A comma is missing before this entry. → put a comma after the entry before it'],
    ['{"a" 1}', '1:6 A colon is missing between a key and its value (found: 1). → put : after the key'],
    ['{"a":1', '1:7 A closing } is missing. → give every { its }'],
    ['{"a":1;"b":2}', '1:7 Two entries need a comma between them (found: ;). → write ,'],
    ['{"a"=1}', '1:5 A key and its value need a colon between them (found: =). → write :'],
    ['{"a":#ff0000}', '1:6 Texts and keys need double quotes (found: #ff0000). → write "#ff0000"'],
    [
      '{"a":The Mall}',
      '1:6 Texts and keys need double quotes (found: The). → put one " before it and one after it',
    ],
    [
      `{"a":'The Mall's'}`,
      `1:6 Texts and keys need straight double quotes (found: 'The Mall's'). → write "The Mall's"`,
    ],
    [
      '{"a":"x,\n"b":1}',
      '1:6 The closing quote of a text is missing (found: "x,). → end the text with " on the same line',
    ],
    [
      String.raw`{"a":"\q"}`,
      String.raw`1:7 A \ in a text must start an escape such as \n (found: \q). → write \\ for a backslash`,
    ],
    [
      '{"a":"\t"}',
      '1:7 A text holds a tab or another control character. → put a space in its place, or delete it',
    ],
    [
      String.raw`{"a":"\\ \"x\" \users"}`,
      String.raw`1:16 A \ in a text must start an escape such as \n (found: \u). → write \\ for a backslash`,
    ],
    ['{"a": # 0b7285}', '1:7 Texts and keys need double quotes (found: # 0b7285). → write "#0b7285"'],
    ['{"a":["x"}', '1:10 A closing ] is missing (found: }). → give every [ its ]'],
    ['{"a":1}}', '1:8 The file goes on after its closing } (found: }). → delete what follows'],
    ['{\n"a":\n"b": {"c": 1}}', '2:1 "a" has no value. → write "a": and its value, or delete "a"'],
    ['{\n"a"\n"b": 1}', '2:1 "a" has no value. → write "a": and its value, or delete "a"'],
    ['{\n"a":\n}', '2:1 "a" has no value. → write "a": and its value, or delete "a"'],
    [
      '{"a":["x": 1}',
      '1:7 A closing ] is missing before this key (found: "x"). → put ] after the last entry of the list',
    ],
    ['{ # note "x"\n}', '1:3 Comments are not allowed: this is plain JSON. → delete the comment'],
    ['{"a":1 # note\n}', '1:8 Comments are not allowed: this is plain JSON. → delete the comment'],
    [
      '{\n"a":1\n},\n"b": {"c": false}',
      '3:2 The file goes on after its closing } (found: ,). → move "b" and its value in front of the last }, with a comma before it',
    ],
    [
      '{"a":{"x":1}},"b":2}',
      '1:14 The file goes on after its closing } (found: ,). → delete the } before "b": it closes the file too early',
    ],
    [
      '{\n\u00a0\u00a0"a":\u00a01}',
      '2:1 A hidden character stands here, and in 1 more place (U+00A0, non-breaking space). → put a normal space in its place, or delete it',
    ],
    [
      '{"a":"x"\u00a0,"b":1}',
      '1:9 A hidden character stands here (U+00A0, non-breaking space). → put a normal space in its place, or delete it',
    ],
    ['{\u200b"a":1}', '1:2 A hidden character stands here (U+200B, zero-width space). → delete it'],
    ['\ufeff{"a":1}', '1:1 A hidden character stands here (U+FEFF, byte order mark). → delete it'],
    [
      '{\\rtf1\\ansi {"a":1}}',
      '1:1 This is a formatted document (RTF), not plain text. → open it where it was written, copy its text into a new file, and save that as plain text',
    ],
    [
      '\n<!DOCTYPE html><html></html>',
      '2:1 This is a web page (HTML), not JSON. → download the file itself, not the page that shows it',
    ],
    [
      '{\n<<<<<<< HEAD\n"a":1\n=======\n"a":2\n>>>>>>> other\n}',
      '2:1 Git left both versions of these lines here, because it could not merge them (found: <<<<<<<). → keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    ],
    ['', '1:1 The file is empty. → start with { and end with }'],
    [' \r\n ', '1:1 The file is empty. → start with { and end with }'],
  ])('%j', (text, expected) => {
    expect(mistakes(text)).toEqual([expected]);
  });

  it('counts lines that end in \\r\\n', () => {
    expect(mistakes('{\r\n"a":1,\r\n"b":2,\r\n}')[0]).toMatch(/^3:6 /);
  });

  it('reads on after a colour without quotes and a comment behind it', () => {
    expect(mistakes('{"a": #0b7285 // blue\n}')).toEqual([
      '1:7 Texts and keys need double quotes (found: #0b7285). → write "#0b7285"',
      '1:15 Comments are not allowed: this is plain JSON. → delete the comment',
    ]);
  });

  it('reports a key that is given twice, with the line of the first, at any depth', () => {
    expect(mistakes('{\n"a":1,\n"b":{"c":1,"c":2},\n"a":2}')).toEqual([
      '3:12 "c" is given twice, first in line 3. → keep one of the two',
      '4:1 "a" is given twice, first in line 2. → keep one of the two',
    ]);
  });

  it('reads on after mistakes whose meaning is clear, and gives places in the original text', () => {
    const text = `{\n name: 'The Mall',\n "a" = True,\n "b" [1,],\n "c": "x,\n "name": 5\n}}`;
    const document = readJsonDocument(text);
    expect(document.value).toEqual({ name: 5, a: true, b: [1], c: 'x' });
    expect(document.brokenFrom).toBe(Number.POSITIVE_INFINITY);
    expect(document.locate(['b', 0])).toEqual({ line: 4, column: 7 });
    expect(document.locateKey(['name'])).toEqual({ line: 6, column: 2 });
    expect(document.findings.map(({ line, column }) => `${line}:${column}`)).toEqual([
      '2:2',
      '2:8',
      '3:6',
      '3:8',
      '4:6',
      '4:8',
      '5:7',
      '7:2',
      '6:2', // given twice
    ]);
  });

  it('knows from which place on the text cannot be trusted after an unclear mistake', () => {
    const broken = readJsonDocument('{"a":1,"b":,"c":2}');
    expect(broken.value).toEqual({ a: 1, c: 2 });
    expect(broken.brokenFrom).toBe(7);
    expect(broken.findings[0]?.message).toMatch(/The rest of the file is checked after you fix this\.$/);
  });

  it('gives up on a text that needs too many repairs', () => {
    expect(readJsonDocument(`{${'a=1;'.repeat(200)}}`).brokenFrom).toBeLessThan(700);
  });

  it('reads a text with quotes inside as it was meant', () => {
    const { value, brokenFrom } = readJsonDocument('{\n"a": "Say "hi"",\n"b": 1\n}');
    expect(value).toEqual({ a: 'Say "hi"', b: 1 });
    expect(brokenFrom).toBe(Number.POSITIVE_INFINITY);
  });

  it('leaves hidden characters inside of texts alone, and reads on after those between them', () => {
    const { value } = readJsonDocument('{"a": "x\u00a0y \u200b",\u00a0"b": 1}');
    expect(value).toEqual({ a: 'x\u00a0y \u200b', b: 1 });
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
