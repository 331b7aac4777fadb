import { choiceNames } from './choice-names';

/** The layouts of refer a friend, with what onboarding staff read about them. The first one is the default. */
export const layoutWords = {
  default: { title: 'Logo and code', description: 'For a mall that has nothing more to say' },
  steps: { title: 'Steps', description: "A large picture, the mall's words, and its steps along a line" },
  ticket: {
    title: 'Ticket',
    description: "The mall's words first, two small pictures, and its steps in a card",
  },
  banner: { title: 'Banner', description: 'A banner and three steps whose words come with the app' },
};

export type ReferralLayout = keyof typeof layoutWords;

export const referralLayouts = choiceNames(layoutWords);
