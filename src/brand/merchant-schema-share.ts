import { z } from 'zod';
import { line, named } from './merchant-schema-fields';

/** `share` of a merchant's config: what messengers and social media show of a link to the site. */
export const share = z
  .strictObject({
    image: z
      .string()
      .regex(
        /^[\w-][\w.-]*\.(?:png|jpg)$/,
        'must be the name of a PNG or JPG file in the merchant folder, such as share.png, in Latin letters, digits, - and _, with a small ending',
      )
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
