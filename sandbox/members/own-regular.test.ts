import { describe, expect, it } from 'vitest';
import { ownNumberOf } from './own-regular';
import { people, sampleDigits } from './sample-people';

const shared = Object.values(people).map(({ mobile }) => mobile);

describe("a mall's own customer", () => {
  it('has a number, a referral code and an opt-out key of its own in each of 20,000 malls, and in those with long ids', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => index + 1);
    const taken = new Set<string>();
    for (const id of [...ids, ...ids.map((each) => 9_999_999_999 - each)]) {
      taken.add(ownNumberOf(String(id), taken));
    }
    expect(taken.size).toBe(40_000);
    expect([...taken].filter((number) => !/^98766[1-9]\d{4}$/.test(number))).toEqual([]);
    const codes = [...shared, ...taken].map(sampleDigits);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('gets the next number where somebody has the first one', () => {
    const drawn = ownNumberOf('733', new Set());
    expect(ownNumberOf('1118', new Set())).toBe(drawn); // both malls draw this one
    expect(ownNumberOf('1118', new Set([drawn]))).toBe(String(Number(drawn) + 1));
  });

  it('gets the lowest number after the highest, and none when all are taken', () => {
    const all = Array.from({ length: 90_000 }, (_, index) => `98766${10_000 + index}`);
    const last = new Set(all.filter((each) => each !== '9876610000'));
    expect(ownNumberOf('64', last)).toBe('9876610000');
    expect(() => ownNumberOf('64', new Set(all))).toThrow('No number that begins with 98766 is free.');
  });
});

it('the people of every mall have codes of their last two digits', () => {
  expect(shared.map(sampleDigits)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08']);
});
