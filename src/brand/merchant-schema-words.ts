import { z } from 'zod';
import { type KnownWord, knownWords } from './mall-words';
import { line, named } from './merchant-schema-fields';

const form = line(30).regex(
  /^\p{L}[\p{L}\p{M}\p{N} '’-]*$/u,
  'must be a word of letters, or two, such as receipt',
);

/** `words` of a merchant's config: the mall's own words in place of those of the app. */
export const words = z
  .strictObject(
    Object.fromEntries(
      Object.entries(knownWords).map(([word, { one, other, use }]) => [
        word,
        z
          .strictObject({
            one: form.meta(named('For one', `Instead of: ${one}`)),
            other: form.meta(named('For several', `Instead of: ${other}`)),
          })
          .optional()
          .meta(named(word, use)),
      ]),
    ) as Record<KnownWord, z.ZodOptional<z.ZodObject<Record<'one' | 'other', typeof form>>>>, // fromEntries forgets the keys
  )
  .meta(named('Words', 'A word of your own in place of one of the app, in all its English texts at once'));
