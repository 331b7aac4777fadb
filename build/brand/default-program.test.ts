import { describe, expect, it } from 'vitest';
import { defaultProgram, shortNameFor } from './default-program';

describe('the default programme', () => {
  it.each([
    ['Saffron Row', 'Saffron Row Rewards'],
    ['The Great Northern Shopping Arcade and Gardens', 'The Great Northern Shopping Rewards'],
    ['Lakeside Galleria Shopping and Leisure Centre', 'Lakeside Galleria Shopping Rewards'],
    ['The Very Long Arcade of Bengaluru & Mysuru', 'The Very Long Arcade Rewards'],
    ['Lakeside Rewards', 'Lakeside Rewards'],
    ['x'.repeat(60), `${'x'.repeat(32)} Rewards`],
  ])('of %s is %s', (name, program) => {
    expect(defaultProgram(name)).toBe(program);
    expect(program.length).toBeLessThanOrEqual(40);
  });

  it('never cuts a character in two', () => {
    expect(defaultProgram('👩‍👩‍👧'.repeat(7))).toBe(`${'👩‍👩‍👧'.repeat(4)} Rewards`);
  });
});

describe('the name under the icon', () => {
  it.each([
    ['Row Club', 'Saffron Row', 'Row Club'],
    ['Saffron Row Rewards', 'Saffron Row', 'Saffron Row'],
    ['Lakeside Galleria Rewards', 'Lakeside Galleria', 'Lakeside'],
    ['The Arcade of Mysuru Rewards', 'The Arcade of Mysuru', 'The Arcade'],
    ['Extraordinarily Rewards', 'Extraordinarily', 'Extraordinaril'],
  ])('of %s at %s is %s', (program, name, short) => {
    expect(shortNameFor(program, name)).toBe(short);
  });
});
