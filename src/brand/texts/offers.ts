import { defineTexts } from './define-texts';

/** Offers and offer detail: docs/product/offers.md. */
export const offersTexts = defineTexts('offers', {
  title: 'Offers',
  search: 'Search',
  searchHint: 'Search offers and brands',
  none: 'No offers found',
  found: { one: '{count} offer found', other: '{count} offers found' },
  foundFirst: { one: 'At least {count} offer found', other: 'At least {count} offers found' },
  showAll: 'Show all offers',
  detailTitle: 'Offer Details',
  notFound: 'No Data Found',
  allOffers: 'See all offers',
  starts: 'Starts {date}',
  expires: 'Expires {date}',
  range: '{from} – {to}',
  coupon: 'Copy coupon {code}',
  couponCopied: 'Coupon copied to clipboard',
  copyFailed: 'Could not copy. Please copy it by hand.',
  locations: { one: '{count} location', other: '{count} locations' },
  about: 'About this offer',
  highlightsTab: 'Key Highlights',
  locationsTab: 'Locations',
  showOnMap: 'Show on map',
  call: 'Call {phone}',
  email: 'Write to {email}',
});
