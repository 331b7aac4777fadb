import { defineTexts } from './define-texts';

/** Membership: docs/product/membership.md. */
export const membershipTexts = defineTexts('membership', {
  title: 'My Membership',
  barCode: 'Bar code of membership {id}',
  availablePoints: 'Available Points',
  worth: 'Worth {amount}',
  steps: 'Tiers',
  blue: 'Blue',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
  away: '{points} {unit} away from {tier}',
  about: 'About your membership',
  tiers: 'Tier(s)',
  benefits: 'Benefits',
  youAreHere: 'You are here',
  range: '{from} – {to} {unit}',
  endless: '∞',
  earn: '{points} {unit} on every {amount} spent',
  categoryRates: 'Earn rates by category',
  rate: '{points} {unit} per {amount}',
});
