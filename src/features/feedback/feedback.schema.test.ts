import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyFeedback, feedbackSchema, typedMessage } from './feedback.schema';

const taken = (message: string) => ({ message, isRefused: false });
const refused = (message: string) => ({ message, isRefused: true });

describe('a message', () => {
  it.each([
    'Fine',
    'Bill no. 4_711, 20-11; Tom & Sons! "Why" (and when) 2+2?',
    "It's",
    'Dear team,\n\nit was fine.\n',
    'अच्छी सेवा। क्\u200dष १२',
    'It’s “fine” – or not… ¿Why? «So» 「それ」',
  ])('takes %j', (typed) => {
    expect(typedMessage('', typed)).toEqual(taken(typed));
  });

  it.each([...'@#<>/:*=%$₹[{`~^|\\🙂−\t\u00a0'])(
    'takes nothing with a %j in it, and keeps what there was',
    (sign) => {
      expect(typedMessage('Good', `Good ${sign} day`)).toEqual(refused('Good'));
    },
  );

  it('ignores a space in front', () => {
    expect(typedMessage('', ' ')).toEqual(taken(''));
    expect(typedMessage('Good', ' Good')).toEqual(taken('Good'));
    expect(typedMessage('', ' Good')).toEqual(taken(''));
    expect(typedMessage('', '\n')).toEqual(taken(''));
    expect(typedMessage('Good', '\nGood')).toEqual(taken('Good'));
  });

  it('loses its first word without the space behind it', () => {
    expect(typedMessage('Good day', ' day')).toEqual(taken('day'));
    expect(typedMessage('Good\n\nday', '\n\nday')).toEqual(taken('day'));
    expect(typedMessage('Good day', ' @day')).toEqual(refused('Good day'));
  });

  it('has at most 1024 characters, and no sign is cut in two', () => {
    expect(typedMessage('', 'a'.repeat(1024)).message).toHaveLength(1024);
    expect(typedMessage('', 'a'.repeat(1025))).toEqual(taken('a'.repeat(1024)));
    expect(typedMessage('', `${'a'.repeat(1023)}𝒳`)).toEqual(taken('a'.repeat(1023)));
    expect(typedMessage('', `${'a'.repeat(1023)}की`)).toEqual(taken('a'.repeat(1023)));
  });
});

describe('feedback', () => {
  const isComplete = (form: object) => z.safeParse(feedbackSchema(), { ...emptyFeedback, ...form }).success;

  it('begins as General and without a message, which it needs', () => {
    expect(emptyFeedback).toEqual({ subject: 'General', message: '' });
    expect(isComplete({})).toBe(false);
    expect(isComplete({ message: 'Fine' })).toBe(true);
    expect(isComplete({ message: 'Fine', subject: 'Parking' })).toBe(false);
  });
});
