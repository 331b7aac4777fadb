import { describe, expect, it } from 'vitest';
import { defaultProgram } from './default-program';

describe('the default programme', () => {
  it.each([
    ['Saffron Row', 'Saffron Row Rewards'],
    ['The Great Northern Shopping Arcade and Gardens', 'The Great Northern Shopping Rewards'],
    ['x'.repeat(60), `${'x'.repeat(32)} Rewards`],
  ])('of %s is %s', (name, program) => {
    expect(defaultProgram(name)).toBe(program);
    expect(program.length).toBeLessThanOrEqual(40);
  });

  it('never cuts a character in two', () => {
    expect(defaultProgram('👩‍👩‍👧'.repeat(7))).toBe(`${'👩‍👩‍👧'.repeat(4)} Rewards`);
  });
});
