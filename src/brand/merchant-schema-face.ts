import { z } from 'zod';
import { cardFinishWords, cardLayoutWords } from './card-look';
import { choiceNames } from './choice-names';
import { fontNames } from './font-names';
import { choice, font, hex, line, named } from './merchant-schema-fields';
import { buttonWords, cornerWords, tileWords } from './shape';

/** `theme.shape` of a merchant's config. */
export const shape = z
  .strictObject({
    corners: choiceOf(cornerWords)
      .default('soft')
      .meta(named('Corners', 'Of cards, fields, pictures, dialogs and sheets')),
    buttons: choiceOf(buttonWords)
      .optional()
      .meta(named('Buttons', 'Default: they have the corners of fields')),
    tiles: choiceOf(tileWords).default('cards').meta(named('Shortcuts', 'Those of the first screen')),
  })
  .meta(named('Shape', 'How surfaces, buttons and shortcuts are cut'));

/** `theme.card` of a merchant's config. */
export const card = z
  .strictObject({
    layout: choiceOf(cardLayoutWords)
      .default('classic')
      .meta(named('Composition', 'Where balance, name, number and code stand')),
    finish: choiceOf(cardFinishWords).default('gradient').meta(named('Finish', 'What the card is made of')),
  })
  .meta(named('Card', 'The balance card, the membership card, and the pictures with them'));

/** `theme.header` of a merchant's config. */
export const header = choiceOf({
  logo: named('Logo', 'The logo stands before the greeting'),
  plain: named('Plain', 'The greeting alone'),
});

/** `theme.headline` of a merchant's config. */
export const headline = z
  .strictObject({
    font: font
      .optional()
      .meta(
        named(
          'Typeface of titles',
          `${fontNames.join(', ')}, or a WOFF2 file of at most 60 kB with letters and digits; default: that of the texts`,
        ),
      ),
    weight: z
      .int()
      .min(100)
      .max(900)
      .optional()
      .meta(named('Weight', '400 is regular, 700 is bold; default: 700')),
    case: choiceOf({
      normal: named('As written', 'Capitals where the text has them; the default'),
      upper: named('Capitals', 'Titles in capitals, in languages that have them'),
    })
      .default('normal')
      .meta(named('Letters', 'Of titles')),
    tracking: z
      .number()
      .min(-0.1)
      .max(0.3)
      .optional()
      .meta(named('Room between letters', 'A share of their size: 0.05 is airy, -0.02 is tight')),
  })
  .meta(named('Headline', 'Titles, balances and prices'));

/** More than any programme has. */
const mostTiers = 12;

/** `theme.tiers` of a merchant's config. */
export const tiers = z
  .record(
    line(40),
    z.strictObject({
      from: hex.meta(named('First colour', 'Where the gradient of the tier begins')),
      to: hex.meta(named('Last colour', 'Where it ends')),
    }),
  )
  .refine((all) => Object.keys(all).length <= mostTiers, `must name at most ${mostTiers} tiers`)
  .meta(
    named(
      'Colours of tiers',
      'By the names that the backend sends, such as Gold: of the badge, and of the card where its finish is a gradient',
    ),
  );

/** A choice between the keys of a table with the words for each. */
function choiceOf<Name extends string>(words: Readonly<Record<Name, ReturnType<typeof named>>>) {
  return choice(choiceNames(words), words);
}
