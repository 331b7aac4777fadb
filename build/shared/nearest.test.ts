import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest';

describe('edit distance', () => {
  it.each([
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['oragne', 'orange', 1],
    ['same', 'same', 0],
  ])('%s and %s are %i apart', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('the nearest word', () => {
  const colors = ['primaryOrange', 'lightPrimaryColor', 'grey', 'green', 'faq_qna_background'];

  it.each([
    ['primaryOragne', 'primaryOrange'],
    ['primary', 'primaryOrange'],
    ['GREY', 'grey'],
    ['gray', 'grey'],
    ['faqQnaBackground', 'faq_qna_background'],
    ['banana', undefined],
    ['', undefined],
    ['x'.repeat(5000), undefined],
  ])('for %.20j is %s', (word, expected) => {
    expect(nearest(word, colors)).toBe(expected);
  });
});
