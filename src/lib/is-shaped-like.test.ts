import { expect, it } from 'vitest';
import { isShapedLike } from './is-shaped-like';

const model = {
  view: 'grid',
  size: 2,
  open: false,
  ids: [],
  range: { min: 0, max: 9 },
  draft: undefined,
  last: null,
};

it.each([
  { ...model },
  { ...model, ids: ['1', '2'], range: { min: 5, max: 6 }, draft: 'any', last: { any: 1 } },
  { ...model, more: 'than was asked for' },
])('takes %j', (value) => expect(isShapedLike(model, value)).toBe(true));

it.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...model, view: undefined },
  { ...model, view: 1 },
  { ...model, size: '2' },
  { ...model, open: null },
  { ...model, ids: {} },
  { ...model, ids: '1' },
  { ...model, range: null },
  { ...model, range: [] },
  { ...model, range: { min: 0 } },
  { ...model, range: { min: 0, max: '9' } },
])('refuses %j', (value) => expect(isShapedLike(model, value)).toBe(false));
