import { describe, expect, it } from 'vitest';
import { billIdsOf } from './bill-ids';

describe('the ids of a summary', () => {
  it.each([
    ['12,34', ['12', '34']],
    [' 12 , 34 ,12', ['12', '34']],
    ['0,12,,', ['12']],
    ['0', []],
    ['', []],
    [undefined, []],
  ])('of %j are %j', (list, ids) => expect(billIdsOf(list)).toEqual(ids));

  it('are 50 at most', () => {
    const many = Array.from({ length: 51 }, (_, index) => `b${index}`);
    expect(billIdsOf(many.join(','))).toEqual(many.slice(0, 50));
  });
});
