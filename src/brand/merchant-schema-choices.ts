import { dashboardTiles, howItWorksPlacements, menuEntries, shortcuts } from './capabilities';
import { patternNames } from './decoration';
import { choice, named } from './merchant-schema-fields';
import { layoutWords, referralLayouts } from './referral-layouts';

/** The names that a config may choose from, with the words for people. */

export const layout = choice(referralLayouts, layoutWords);

export const placement = choice(howItWorksPlacements, {
  inline: named('On the screen', 'It stands below the code'),
  dialog: named('In a dialog', 'A link opens it over the screen'),
});

export const ring = choice(['canary', 'stable'], {
  canary: named('First', 'The mall gets a new app before the others, which wait until it has proved itself'),
  stable: named('With the others', 'The mall gets a new app when it is promoted'),
});

export const orientation = choice(['any', 'portrait', 'landscape'], {
  any: named('Either way', 'The app turns with the phone'),
  portrait: named('Upright', 'Higher than wide'),
  landscape: named('On its side', 'Wider than high'),
});

export const pattern = choice(patternNames, {
  rings: named('Rings', 'Thin circles around the upper right corner'),
  discs: named('Discs', 'Two large, soft discs'),
  facets: named('Facets', 'Broad slanted bands'),
  rays: named('Rays', 'Beams from the upper right corner'),
  scales: named('Scales', 'Rows of small arcs'),
  lattice: named('Lattice', 'Thin lines that cross'),
  hills: named('Hills', 'Two hills from below'),
  dots: named('Dots', 'Small dots in rows'),
  none: named('No pattern', 'Plain areas'),
});

const earning = named('Submit bills', 'Photos of bills, which earn points');
const spending = named('Redeem', 'Gifts and vouchers for points');

export const shortcut = choice(shortcuts, {
  card: named('My card', 'The membership card, for the scanner at the till'),
  vouchers: named('Vouchers', 'The vouchers that the shopper holds'),
  submitBills: earning,
  redeem: spending,
});

export const tile = choice(dashboardTiles, {
  submitBills: earning,
  redeem: spending,
  directory: named('Directory', 'The stores of the mall'),
  referral: named('Refer a friend', 'Inviting friends with a code'),
});

export const entry = choice(menuEntries, {
  howItWorks: named('How it works', 'How to earn and redeem points'),
  storeLocator: named('Store locator', 'Stores, the floor plan and the way to the mall'),
  feedback: named('Feedback', 'A form in which shoppers write to the mall'),
  faqs: named('FAQs', 'Questions and answers'),
  aboutUs: named('About us', 'What the mall says about itself'),
  termsOfUse: named('Terms of use', 'The rules of the programme'),
  privacy: named('Privacy policy', 'Where links.privacy gives its address'),
  contactUs: named('Contact us', 'Telephone and e-mail of the mall'),
  logout: named('Logout', 'Required, because shoppers must be able to log out'),
});
