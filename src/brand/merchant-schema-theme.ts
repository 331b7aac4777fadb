import { z } from 'zod';
import { defaultAngle } from './decoration';
import { fontNames } from './font-names';
import { pattern } from './merchant-schema-choices';
import { card, header, headline, shape, tiers } from './merchant-schema-face';
import { fileName, font, hex, named } from './merchant-schema-fields';
import { type PaletteKey, paletteKeys } from './palette';

const palette = z
  .strictObject(
    Object.fromEntries(
      Object.entries(paletteKeys).map(([key, use]) => [key, hex.optional().meta(use)]),
    ) as Record<PaletteKey, z.ZodOptional<typeof hex>>, // fromEntries forgets the keys
  )
  .meta(named('Colours', 'Only those that differ from the default theme'));

/** Names of files that a config may name as the photo. */
export const photoName = /^[\w-][\w.-]*\.(?:jpg|jpeg|png|webp)$/;

const share = (title: string) =>
  z
    .number()
    .min(0, 'must be from 0 to 1: 0.5 is the middle')
    .max(1, 'must be from 0 to 1: 0.5 is the middle')
    .default(0.5)
    .meta(named(title, 'From 0 to 1; default: 0.5, the middle'));

/** `theme.photo` of a merchant's config. */
const photo = z
  .strictObject({
    file: fileName(photoName, 'a JPG, PNG or WebP', 'photo.jpg').meta(
      named('File', 'A JPG, PNG or WebP of at least 1,200 × 800 px'),
    ),
    focus: z
      .strictObject({ x: share('From the left'), y: share('From the top') })
      .prefault({})
      .meta(named('Focus', 'The point of the photo that is never cut off')),
  })
  .meta(
    named(
      'Photo',
      'Behind the login, on a card with that finish, on the poster and the picture of shared links',
    ),
  );

/** `theme` of a merchant's config. */
export const theme = z
  .strictObject({
    palette: palette.prefault({}),
    accent: hex
      .optional()
      .meta(
        named(
          'Second brand colour',
          'As #rrggbb. Tiers, rewards and counts take it, unless they have a colour of their own',
        ),
      ),
    decoration: z
      .strictObject({
        pattern: pattern
          .optional()
          .meta(named('Pattern', 'Default: one that belongs to the hue of the brand colour')),
        angle: z
          .int()
          .min(0)
          .max(360)
          .default(defaultAngle)
          .meta(named('Angle of the gradients', 'In degrees: 90 from left to right, 180 downwards')),
      })
      .optional()
      .meta(named('Pattern', 'Faint lines and shapes on the balance card, the login and headers')),
    gradient: z
      .union([
        z
          .strictObject({
            from: hex.optional().meta(named('First colour', 'Default: the brand colour')),
            to: hex.meta(named('Last colour', 'Where the gradient ends')),
          })
          .describe('From one colour to another'),
        z.literal('none', 'must be "none", or colours such as { "to": "#7c0d1c" }'),
      ])
      .optional()
      .meta(
        named(
          'Gradient of the balance card',
          'Default: from the brand colour to a deeper shade of it. "none": no gradients at all',
        ),
      ),
    card: card.optional(),
    photo: photo.optional(),
    font: font
      .optional()
      .meta(
        named(
          'Typeface',
          `${fontNames.join(', ')}, or a WOFF2 file of at most 60 kB in the merchant folder; default: the font of the device`,
        ),
      ),
    shape: shape.optional(),
    headline: headline.optional(),
    tiers: tiers.optional(),
    header: header
      .default('logo')
      .meta(named('Header of the first screen', 'Its colour is the one of headers')),
  })
  .superRefine(({ card, photo }, { addIssue }) => {
    if (card?.finish !== 'photo' || photo) return;
    addIssue({ code: 'custom', path: ['card', 'finish'], message: 'needs a photo: give "photo" in "theme"' });
  })
  .meta(named('Look', 'Colours, pattern, shape and typeface'));
