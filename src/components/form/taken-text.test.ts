import { expect, it } from 'vitest';
import { takenText } from './taken-text';

/** Reads 'ab|c' as a text with its caret. */
const read = (marked: string) => ({ typed: marked.replace('|', ''), caret: marked.indexOf('|') });
const upper = (text: string) => text.toUpperCase();

it.each([
  ['what is typed', 'ab', 'abc|', 'ABC', 3, false],
  ['no more than fits', 'abcd', 'abcde|', 'ABCD', 4, true],
  ['as much of a paste as fits', 'ab', 'abxyz|', 'ABXY', 4, true],
  ['nothing in the middle of a full text', 'abcd', 'abx|cd', 'ABCD', 2, true],
  ['nothing in front of a full text', 'abcd', 'x|abcd', 'ABCD', 0, true],
  ['a part of a paste into the middle', 'abc', 'axyz|bc', 'AXBC', 2, true],
  ['the beginning of a longer text of a record', 'abcdefg', 'ab|defg', 'ABDE', 2, true],
  ['no part of a letter at the end', 'abc', 'abce\u0301|', 'ABC', 3, true],
  ['no part of a letter in the middle', 'abc', 'ae\u0301e\u0301|bc', 'ABC', 1, true],
  ['less of it', 'abcdefg', 'abc|', 'ABC', 3, false],
])('takes %s', (_, before, marked, text, caret, isCut) => {
  expect(takenText({ ...read(marked), before }, upper, 4)).toEqual({ text, caret, isCut });
});

it('leaves the caret alone where the text is as it was typed', () => {
  expect(takenText({ typed: 'ABC', caret: 1, before: 'AB' }, upper, 4).caret).toBeNull();
});

it('keeps a letter whole whose mark stands behind the caret', () => {
  const change = { typed: 'e\u0301', caret: 1, before: '\u0301' };
  expect(takenText(change, (text) => text.normalize('NFC'), 4).text).toBe('é');
});

it('cuts at the end without a caret', () => {
  const change = { typed: 'abcde', caret: null, before: '' };
  expect(takenText(change, upper, 4)).toEqual({ text: 'ABCD', caret: null, isCut: true });
  const marked = { ...change, typed: 'abce\u0301' };
  expect(takenText(marked, upper, 4)).toEqual({ text: 'ABC', caret: null, isCut: true });
});
