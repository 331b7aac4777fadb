import { expect, it } from 'vitest';
import { hasWayBack, startsTicked } from './guidelines-rules';

it.each([
  ['0', false],
  ['1', true],
  [undefined, true],
])('with the stored flag %s, the box starts ticked: %s', (flag, ticked) => {
  expect(startsTicked(flag)).toBe(ticked);
});

it.each([
  ['0', false],
  ['1', true],
  [undefined, false],
])('with the stored flag %s, there is a way back: %s', (flag, back) => {
  expect(hasWayBack(flag)).toBe(back);
});
