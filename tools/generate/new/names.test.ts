import { expect, it } from 'vitest';
import { namesOf } from './names';

it('a name has a form for files, code and texts', () => {
  expect(namesOf('gift-card-2', 'screen')).toEqual({
    kebab: 'gift-card-2',
    camel: 'giftCard2',
    pascal: 'GiftCard2',
    title: 'Gift card 2',
  });
});

it.each([
  '',
  'Gift',
  'gift card',
  '-gift',
  'gift-',
  'gift--card',
  '2gift',
  '../gift',
  'gift.card',
  'g'.repeat(41),
  'čaj',
])('refuses %j', (word) => {
  expect(() => namesOf(word, 'screen')).toThrow('cannot be the name of the screen');
});
