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
  ['less of it', 'abcdefg', 'abc|', 'ABC', 3, false],
])('takes %s', (_, before, marked, text, caret, isCut) => {
  expect(takenText({ ...read(marked), before }, upper, 4)).toEqual({ text, caret, isCut });
});

it('leaves the caret alone where the text is as it was typed', () => {
  expect(takenText({ typed: 'ABC', caret: 1, before: 'AB' }, upper, 4).caret).toBeNull();
});

it('cuts at the end without a caret', () => {
  const change = { typed: 'abcde', caret: null, before: '' };
  expect(takenText(change, upper, 4)).toEqual({ text: 'ABCD', caret: null, isCut: true });
});
