import { choiceNames } from './choice-names';

/** How a mall's card may be composed, with what onboarding staff read about it. The first one is the default. */
export const cardLayoutWords = {
  classic: { title: 'Classic', description: 'Words and figures from the left, the tier in the corner' },
  crest: { title: 'Crest', description: 'The logo and the tier in the middle, and all else below them' },
  ledger: { title: 'Ledger', description: 'Lines as in a bank book, with the figures on the right' },
  pass: { title: 'Pass', description: 'A ticket with notches, and a strip with the code to tear off' },
};

/** What a mall's card is made of. The first one is the default. */
export const cardFinishWords = {
  gradient: { title: 'Gradient', description: "The mall's pattern on its gradient" },
  plain: { title: 'Plain', description: 'The light tint of the mall, without a pattern' },
  photo: { title: 'Photo', description: "The mall's photo, under a veil on which words can be read" },
};

export type CardLayout = keyof typeof cardLayoutWords;
export type CardFinish = keyof typeof cardFinishWords;

export const cardLayouts = choiceNames(cardLayoutWords);
export const cardFinishes = choiceNames(cardFinishWords);

/** The balance card and the membership card of a mall, and the pictures that stand for them. */
export interface CardLook {
  layout: CardLayout;
  finish: CardFinish;
}
