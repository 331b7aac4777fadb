import { describe, expect, it } from 'vitest';
import { checkAnswer } from './answers';

describe('answers about a new merchant', () => {
  it.each([
    ['primary', ' E8590C ', '#e8590c'],
    ['primary', '#abc', '#aabbcc'],
    ['host', ' Rewards.Mall.Example', 'rewards.mall.example'],
    ['name', '  The Mall ', 'The Mall'],
    ['layout', 'ticket', 'ticket'],
  ] as const)('puts %s %j into its usual form', (key, raw, value) => {
    expect(checkAnswer(key, raw)).toEqual({ value });
  });

  it.each([
    ['id', '007'],
    ['id', '12345678901'],
    ['name', ' '],
    ['name', 'two\nlines'],
    ['primary', 'red'],
    ['host', 'localhost'],
    ['layout', 'fancy'],
    ['program', 'x'.repeat(41)],
  ] as const)('refuses %s %j', (key, raw) => {
    expect(checkAnswer(key, raw)).toHaveProperty('complaint');
  });

  it('guesses the host that was meant', () => {
    expect(checkAnswer('host', 'https://mall.example/app')).toEqual({
      complaint: expect.stringContaining('Did you mean mall.example?'),
    });
  });
});
