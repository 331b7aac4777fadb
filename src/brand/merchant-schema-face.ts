import { z } from 'zod';
import { cardFinishWords, cardLayoutWords } from './card-look';
import { choice, named } from './merchant-schema-fields';
import { buttonWords, cornerWords, tileWords } from './shape';

/** `theme.shape` of a merchant's config. */
export const shape = z
  .strictObject({
    corners: choiceOf(cornerWords)
      .optional()
      .meta(named('Corners', 'Of cards, fields, pictures, dialogs and sheets; default: soft')),
    buttons: choiceOf(buttonWords)
      .optional()
      .meta(named('Buttons', 'Default: they have the corners of fields')),
    tiles: choiceOf(tileWords)
      .optional()
      .meta(named('Shortcuts', 'Those of the first screen; default: cards')),
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

/** A choice between the keys of a table with the words for each. */
function choiceOf<Name extends string>(words: Readonly<Record<Name, ReturnType<typeof named>>>) {
  return choice(Object.keys(words) as [Name, ...Name[]], words); // exactly these
}
