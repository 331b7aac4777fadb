import { defineTexts } from './define-texts';

/** Search over everything: docs/product/search.md. */
export const searchTexts = defineTexts('search', {
  title: 'Search',
  hint: 'Rewards, stores, offers',
  found: { other: '{title}: {count} found' },
  start: 'Type at least two characters.',
  recent: 'Last searches',
  rewards: 'Rewards',
  stores: 'Stores',
  storesAt: 'Stores in {location}',
  offers: 'Offers',
  allRewards: 'All rewards',
  allStores: 'All stores',
  allOffers: 'All offers',
  noRewards: 'No rewards found',
  noStores: 'No stores found',
  noOffers: 'No offers found',
  rewardsRule: 'Rewards are searched with letters and spaces only.',
  storesRule: { other: 'Stores are searched with at most {count} characters.' },
  offersRule: 'Offers are searched with letters, digits and spaces only.',
});
