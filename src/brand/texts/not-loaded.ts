import { defineTexts } from './define-texts';

/** What could not be loaded, and what to do: docs/product/errors.md#one-sentence-once. Loads with the first failure. */
export const notLoadedTexts = defineTexts('notLoaded', {
  aboutUs: 'We could not load this page',
  archive: 'We could not load your archived points',
  balance: 'We could not load your points',
  benefits: 'We could not load your benefits',
  bills: 'We could not load your bills',
  brands: 'We could not load the brands',
  card: 'We could not load your card',
  cart: 'We could not load your cart',
  directory: 'We could not load the mall directory',
  faqs: 'We could not load the questions',
  floorPlan: 'We could not load the floor plan',
  guidelines: 'We could not load the guidelines',
  howItWorks: 'We could not load how it works',
  locations: 'We could not load the locations',
  membership: 'We could not load your membership',
  notification: 'We could not load this notification',
  notifications: 'We could not load your notifications',
  offer: 'We could not load this offer',
  offers: 'We could not load the offers',
  order: 'We could not load this order',
  points: 'We could not load your points history',
  profile: 'We could not load your profile',
  redemptions: 'We could not load your redemptions',
  referral: 'We could not load your invitation',
  registration: 'We could not load your details',
  reward: 'We could not load this reward',
  rewards: 'We could not load the rewards',
  store: 'We could not load this store',
  submitBill: 'We could not load the bill form',
  summary: 'We could not load the bill summary',
  terms: 'We could not load the terms',
  text: 'We could not load this text',
  vouchers: 'We could not load your vouchers',
  tryAgain: 'Try again in a moment.',
  checkNetwork: 'Check that your phone has a network, then try again.',
});

/** What a screen names when it could not load it. */
export type Unloaded = Exclude<keyof typeof notLoadedTexts.defaults, 'tryAgain' | 'checkNetwork'>;
