import { z } from 'zod';
import { named } from './merchant-schema-fields';

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
export const photo = z
  .strictObject({
    file: z
      .string()
      .regex(
        photoName,
        'must be the name of a JPG, PNG or WebP file in the merchant folder, such as photo.jpg, in Latin letters, digits, - and _, with a small ending',
      )
      .meta(named('File', 'A JPG, PNG or WebP of at least 1,200 × 800 px')),
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
