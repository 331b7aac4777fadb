import { z } from 'zod';
import { orientation, shortcut } from './merchant-schema-choices';
import { fileName, hex, line, named, unique } from './merchant-schema-fields';
import { languageTag } from './merchant-schema-language';

/** How a site presents itself outside of its pages: as an installed app, in links, in Google Play. */

/** `manifest` of a merchant's config. */
export const manifest = z
  .strictObject({
    shortName: line(14)
      .optional()
      .meta(
        named('Name under the icon on the home screen', 'Default: the name of the programme, cut to fit'),
      ),
    language: languageTag
      .default('en-IN')
      .meta(
        named('Language', "Of the site's texts, such as hi-IN; it also decides the direction of writing"),
      ),
    orientation: orientation
      .default('portrait')
      .meta(named('Orientation', 'How people should hold the phone in the installed app')),
    categories: z
      .array(line(30))
      .default(['shopping', 'lifestyle'])
      .meta(named('Categories', 'Where app lists show the app')),
    shortcuts: unique(shortcut)
      .default(['card', 'vouchers', 'submitBills'])
      .meta(named('Long press on the icon', 'The entries that it shows, in order')),
    backgroundColor: hex
      .optional()
      .meta(
        named('Background while the app starts', 'Behind icon and name; default: the background of the page'),
      ),
    themeColor: hex
      .optional()
      .meta(
        named(
          "Colour of the phone's status bar",
          "Also of the browser's bar; default: the background of headers",
        ),
      ),
    iconBackground: hex
      .optional()
      .meta(named('Background of the icon', 'Default: the background of the page')),
  })
  .meta(named('Installed app', 'How the app presents itself on a phone'));

/** `share` of a merchant's config: what messengers and social media show of a link to the site. */
export const share = z
  .strictObject({
    image: fileName(/^[\w-][\w.-]*\.(?:png|jpg)$/, 'a PNG or JPG', 'share.png')
      .optional()
      .meta(
        named(
          'Picture',
          'A PNG or JPG of 1200 × 630 px; default: share.png where the folder has it, else the logo on the brand colour',
        ),
      ),
    title: line(70).optional().meta(named('Title', 'Default: the name of the programme')),
    text: line(200).optional().meta(named('Text', 'Default: the description')),
  })
  .meta(named('Shared links', 'What WhatsApp and other apps show of a link to the site'));

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
