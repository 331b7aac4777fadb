import { z } from 'zod';
import { line, named, pageAddress } from './merchant-schema-fields';

const email = line(120).regex(/^[^\s@?&]+@[^\s@?&.]+(\.[^\s@?&.]+)+$/, 'must be an e-mail address');
const phone = line(40).regex(/\d{3}/, 'must be a telephone number');

/** `help` of a merchant's config. */
export const help = z
  .strictObject({
    phone: phone.optional().meta(named('Telephone', 'Shoppers can call it')),
    whatsapp: phone.optional().meta(named('WhatsApp', 'The number, with the code of its country')),
    email: email.optional().meta(named('E-mail', 'Shoppers write to it')),
  })
  .meta(named('Help', 'Whom shoppers ask who cannot log in. Default: the first location of the mall'));

/** `rights` of a merchant's config (docs/product/your-data.md). */
export const rights = z
  .strictObject({
    controller: z
      .strictObject({
        name: line(120).meta(named('Company', 'Its full name')),
        address: line(300).meta(named('Address', 'Where letters reach it')),
        email: email.meta(named('E-mail', 'For questions about data')),
        grievance: z
          .strictObject({
            name: line(120).meta(named('Name or role', 'Who answers complaints')),
            email: email.meta(named('E-mail', 'For complaints')),
            phone: phone.optional().meta(named('Telephone', 'For complaints')),
          })
          .meta(named('Complaints', 'The person that the law asks for')),
      })
      .optional()
      .meta(named('Responsible', 'The company that decides what happens with data of shoppers')),
    deletion: z
      .strictObject({
        days: z
          .int('must be a whole number')
          .min(1, 'must be at least 1 day')
          .max(365, 'must be at most 365 days')
          .meta(named('Days', 'Until an account is deleted after somebody has asked for it')),
        keeps: line(500).meta(
          named('What is kept', 'What the law makes the mall keep, and how long, in a sentence'),
        ),
        url: pageAddress
          .optional()
          .meta(named('Own page', "The mall's own page for it; the app then leads there and asks nothing")),
      })
      .optional()
      .meta(named('Deletion of an account', 'Google Play asks for it')),
    accessibility: z
      .strictObject({
        email: email.meta(named('E-mail', 'For people who cannot use a part of the app')),
        phone: phone.optional().meta(named('Telephone', 'For people who cannot write')),
      })
      .optional()
      .meta(named('Accessibility', 'Whom people tell of what they cannot use')),
  })
  .meta(named('Rights of shoppers', 'Who is responsible for their data, and how they have it deleted'));
