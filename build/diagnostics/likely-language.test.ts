import { describe, expect, it } from 'vitest';
import { languageTag } from '@/brand/merchant-schema-language';
import { likelyLanguage } from './likely-language';

describe('the language that somebody meant', () => {
  it.each([
    ['Hindi', 'hi-IN'],
    ['hindi (India)', 'hi-IN'],
    ['हिन्दी', 'hi-IN'],
    ['Tamil', 'ta-IN'],
    ['English', 'en-IN'],
    ['Marathi', 'mr-IN'],
    ['Marahti', 'mr-IN'],
    ['Polish', 'pl-PL'],
    ['en_in', 'en-IN'],
    ['EN', 'en'],
    ['enIN', 'en-IN'],
    ['en-UK', 'en-GB'],
    ['hin-IN', 'hi-IN'],
    ['en-XX', 'en-IN'],
    ['Klingonese', undefined],
    ['xx', undefined],
    ['', undefined],
  ])('by %j is %j, and the config takes that', (value, tag) => {
    expect(likelyLanguage(value)).toBe(tag);
    if (tag !== undefined) expect(languageTag.safeParse(tag).success).toBe(true);
  });

  it.each(['en-UK', 'hin-DI', 'xx', 'en-XX', 'en-ZZ', 'hi-Abcd-IN'])(
    '%s is no tag of the real world',
    (tag) => {
      expect(languageTag.safeParse(tag).success).toBe(false);
    },
  );

  it.each(['en', 'en-IN', 'hi-IN', 'zh-Hant-TW', 'kok-IN', 'ar-AE'])('%s is one', (tag) => {
    expect(languageTag.safeParse(tag).success).toBe(true);
  });
});
