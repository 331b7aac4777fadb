import { describe, expect, it } from 'vitest';
import { billIdsOf, mostBills } from './bill-ids';

describe('the ids of a summary', () => {
  it.each([
    ['12,34', ['12', '34']],
    [' 12 , 34 ,12', ['12', '34']],
    ['0,12,,', ['12']],
    ['0', []],
    ['', []],
    [undefined, []],
  ])('of %j are %j', (list, ids) => expect(billIdsOf(list)).toEqual(ids));

  it('are capped', () => {
    const many = Array.from({ length: mostBills + 1 }, (_, index) => `b${index}`);
    expect(billIdsOf(many.join(','))).toEqual(many.slice(0, mostBills));
  });
});
