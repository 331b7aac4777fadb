import { describe, expect, it } from 'vitest';
import { checkAnswer } from './answers';

describe('answers about a new merchant', () => {
  it.each([
    ['primary', ' E8590C ', '#e8590c'],
    ['primary', '#abc', '#aabbcc'],
    ['host', ' Rewards.Mall.Example', 'rewards.mall.example'],
    ['name', '  The Mall ', 'The Mall'],
    ['layout', 'ticket', 'ticket'],
    ['accent', '0CA678', '#0ca678'],
    ['without', ' offers, visit,offers ', 'offers,visit'],
    ['shortName', ' Row ', 'Row'],
    ['font', 'Plus Jakarta Sans', 'Plus Jakarta Sans'],
    ['font', '/tmp/own/brand.woff2', '/tmp/own/brand.woff2'],
    ['font', 'my brand.woff2', 'my brand.woff2'],
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
    ['shortName', 'x'.repeat(15)],
    ['accent', 'gold'],
    ['without', 'offers,login'],
    ['font', 'Comic Sans'],
    ['font', 'brand.ttf'],
    ['primary', '#0b728580'],
    ['accent', 'rgb(1,2,3)'],
  ] as const)('refuses %s %j', (key, raw) => {
    expect(checkAnswer(key, raw)).toHaveProperty('complaint');
  });

  it.each([
    ['', 'must not be empty.'],
    ['x'.repeat(500), `must have at most 60 characters, not the 500 of "${'x'.repeat(76)}….`],
  ])('names what was typed, if there is something, and cuts it where it is long', (raw, complaint) => {
    expect(checkAnswer('name', raw)).toEqual({ complaint });
  });

  it('says of an area that cannot be switched off that every mall has it', () => {
    expect(checkAnswer('without', 'visit,bills')).toEqual({
      complaint:
        'must be one of offers, stores, contact, visit, feedback, faqs, notifications, referral, search, not "bills". Every mall has the other areas.',
    });
  });

  it('names each area that nobody knows', () => {
    const known = 'offers, stores, contact, visit, feedback, faqs, notifications, referral, search';
    expect(checkAnswer('without', 'offer,visit,bills')).toEqual({
      complaint: `must be one of ${known}, not "offer" or "bills". Did you mean "offers"? Every mall has the other areas.`,
    });
  });

  it('takes no colour with transparency, because it would lose it', () => {
    expect(checkAnswer('primary', '#0b728580')).toEqual({
      complaint: 'must be a colour such as #e8590c, not "#0b728580".',
    });
  });

  it('guesses the id without the zeros before it', () => {
    expect(checkAnswer('id', '007')).toEqual({ complaint: expect.stringMatching(/Did you mean "7"\?$/) });
  });

  it('guesses the host that was meant', () => {
    expect(checkAnswer('host', 'https://mall.example/app')).toEqual({
      complaint: expect.stringContaining('Did you mean "mall.example"?'),
    });
  });
});
