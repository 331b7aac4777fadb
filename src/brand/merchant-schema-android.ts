import { z } from 'zod';
import { named, unique } from './merchant-schema-fields';

const javaWords =
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while';
const reserved = new RegExp(`(^|\\.)(${javaWords.replaceAll(' ', '|')})(\\.|$)`);
/** Google Play takes no package of these makers, and none of the examples. */
const refusedByPlay = /^(android|com\.(android|example|google))(\.|$)/i;

const packageId = z
  .string()
  .max(150, 'must have at most 150 characters')
  .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, {
    error:
      'must be a package name such as in.my_mall.rewards: two or more parts with dots between, each of Latin letters, digits and _, with a letter first',
    abort: true,
  })
  .refine((name) => !reserved.test(name), 'must have no word of the language Java as a part, such as new')
  .refine((name) => !refusedByPlay.test(name), {
    error: 'must not begin with com.example, com.android, com.google or android: Google Play refuses it',
  });

const fingerprint = z
  .string()
  .regex(
    /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/,
    'must be a SHA-256 fingerprint: 32 pairs of 0–9 and A–F in capitals, with : between them',
  );

/** `android` of a merchant's config (docs/google-play.md). */
export const android = z.strictObject({
  packageId: packageId.meta(
    named(
      'Package',
      'The name of the Android app for Google Play, such as in.my_mall.rewards; it stays forever',
    ),
  ),
  fingerprints: unique(fingerprint)
    .max(5, 'must name at most 5 fingerprints')
    .default([])
    .meta(
      named(
        'Fingerprints',
        "SHA-256 of Google Play's signing key, and of your own; none before the first upload",
      ),
    ),
});
