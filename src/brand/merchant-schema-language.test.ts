import { describe, expect, it } from 'vitest';
import { languageTag } from './merchant-schema-language';

describe('a language tag', () => {
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
