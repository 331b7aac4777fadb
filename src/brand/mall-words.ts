/** One of something, and several of it, as they stand in the middle of a sentence. */
export interface WordForms {
  one: string;
  other: string;
}

/** The nouns of the app's own texts that a mall may replace (docs/brand.md#one-word-everywhere), with what they are for. */
export const knownWords = {
  bill: { one: 'bill', other: 'bills', use: 'What shoppers submit' },
  points: {
    one: 'point',
    other: 'points',
    use: 'What they earn; the name beside amounts comes from the backend',
  },
  voucher: { one: 'voucher', other: 'vouchers', use: 'What they get for points' },
  reward: { one: 'reward', other: 'rewards', use: 'Everything that they get for points' },
  offer: { one: 'offer', other: 'offers', use: 'What stores offer' },
  store: { one: 'store', other: 'stores', use: 'The shops of the mall' },
  brand: { one: 'brand', other: 'brands', use: 'Of stores and vouchers' },
  location: { one: 'location', other: 'locations', use: 'Where a store or the mall is' },
  mall: { one: 'mall', other: 'malls', use: 'The mall itself' },
  cart: { one: 'cart', other: 'carts', use: 'Where vouchers wait for an order' },
  order: { one: 'order', other: 'orders', use: 'Of vouchers' },
  coupon: { one: 'coupon', other: 'coupons', use: 'Its code belongs to an offer' },
  card: { one: 'card', other: 'cards', use: 'For the scanner at the till' },
  tier: { one: 'tier', other: 'tiers', use: 'Levels of the programme' },
  membership: { one: 'membership', other: 'memberships', use: 'In the programme' },
  friend: { one: 'friend', other: 'friends', use: 'Whom shoppers invite' },
  visit: { one: 'visit', other: 'visits', use: 'What shoppers book' },
  notification: { one: 'notification', other: 'notifications', use: 'Messages of the mall' },
} as const satisfies Record<string, WordForms & { use: string }>;

export type KnownWord = keyof typeof knownWords;
export type MallWords = Readonly<Partial<Record<KnownWord, WordForms | undefined>>>;
