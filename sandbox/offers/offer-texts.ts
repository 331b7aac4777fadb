import type { BrandSlug, SampleBrand } from '../brands/sample-brands';

type OfferText = readonly [title: string, subTitle: string];

/** Offers for stores of a category. */
const ofCategory: Record<string, readonly OfferText[]> = {
  Footwear: [
    ['Flat 30% off running shoes', 'On last season’s range'],
    ['Second pair at half price', 'The cheaper one counts'],
  ],
  'Books & Stationery': [
    ['Three books for the price of two', 'On all paperbacks'],
    ['Reading hour Saturdays', '20% off children’s books from 11 to 1'],
  ],
  Kids: [
    ['Kids’ day Wednesday', '25% off the whole store'],
    ['Birthday surprise box', 'Free for members’ children in their birthday month'],
  ],
  Hypermarket: [
    ['₹200 off your weekly shop', 'On bills above ₹2,000'],
    ['Farm-fresh Fridays', 'Fruit and vegetables at 20% off'],
  ],
  'Beauty & Wellness': [
    ['Spa ritual for two', '40% off on weekdays before noon'],
    ['Fragrance of the month', 'Mini with every full-size bottle'],
  ],
  Eyewear: [
    ['Free eye check', 'And 20% off your new pair'],
    ['Second lens pair free', 'With every frame above ₹2,999'],
  ],
  Electronics: [
    ['Exchange bonus up to ₹4,000', 'For your old device'],
    ['No-cost EMI for 12 months', 'On purchases above ₹15,000'],
  ],
  'Home & Living': [
    ['Housewarming week', 'Up to 35% off living room furniture'],
    ['Free styling session', 'One hour with our home stylist'],
  ],
  Fashion: [
    ['End of season sale', 'Up to 50% off selected styles'],
    ['Flat ₹750 off', 'On bills of ₹3,500 and more'],
  ],
  'Sports & Fitness': [
    ['Seven-day pass for ₹99', 'For first-time visitors'],
    ['Train together', 'Two memberships, 30% off the second'],
  ],
  Travel: [
    ['Cabin bags from ₹2,499', 'Usual price ₹3,999'],
    ['Travel kit with every trolley', 'Worth ₹799'],
  ],
  'Gifts & Flowers': [
    ['Bouquet of the week at ₹399', 'Collected fresh every Friday'],
    ['Free message card', 'With every arrangement'],
  ],
};

/** Offers for single brands, because their category also sells other things. */
const ofShop: Partial<Record<BrandSlug, readonly OfferText[]>> = {
  kahvora: [
    ['Second cup on us', 'Every day between 3 and 6 pm'],
    ['Breakfast for two at ₹349', 'Until 11 am, with filter coffee'],
  ],
  'crumb-and-clove': [
    ['Warm from the oven', 'Buy four croissants, take two more'],
    ['Birthday cakes, 15% off', 'When ordered two days ahead'],
  ],
  cheesemoor: [
    ['Family feast at ₹799', 'Two large pizzas, four drinks'],
    ['Buy one, get one free', 'On medium pizzas, Monday to Thursday'],
  ],
  scoopadore: [
    ['Double scoop, single price', 'Every day before 4 pm'],
    ['Sundae Sunday', 'Any topping free on sundaes'],
  ],
  moonreel: [
    ['Weekday tickets at ₹149', 'Monday to Thursday, all shows before 5 pm'],
    ['Popcorn on us', 'A regular tub with every two tickets'],
  ],
  tenstrello: [
    ['Bring a friend for free', 'Second player free on weekdays'],
    ['Strike night', 'Three games for the price of two, after 8 pm'],
  ],
  pixelpod: [
    ['Twice the play', 'Double credit on cards of ₹500 and more'],
    ['Arcade all day at ₹499', 'Monday to Thursday'],
  ],
  orlivane: [
    ['Up to 15% off automatic watches', 'While stocks last'],
    ['Free engraving', 'With any watch above ₹7,999'],
  ],
  mirellune: [
    ['No making charges', 'On gold jewellery above ₹25,000'],
    ['Free engraving', 'With any ring'],
  ],
  pomkidoo: [
    ['Kids’ day Wednesday', '25% off the whole store'],
    ['Growing up fast', 'Bring what is too small, take ₹300 off'],
  ],
  vetivelle: [
    ['Fragrance of the month', 'Mini with every full-size bottle'],
    ['Refill and save', '20% off when you bring your bottle'],
  ],
  aurivox: [
    ['Hear the difference', '₹1,000 off noise-cancelling headphones'],
    ['No-cost EMI for 12 months', 'On purchases above ₹15,000'],
  ],
  fotofinch: [
    ['Second lens at half price', 'With every mirrorless camera'],
    ['Free photo walk', 'Every first Sunday with our team'],
  ],
  fernquay: [
    ['Green corner week', 'Three house plants for the price of two'],
    ['Free repotting', 'With every pot above ₹499'],
  ],
  'ladle-and-loom': [
    ['Cook’s corner', 'Up to 30% off copper and cast iron'],
    ['Free knife sharpening', 'Two knives, every Friday'],
  ],
  sattvira: [
    ['End of season sale', 'Up to 40% off handbags'],
    ['Flat ₹750 off', 'On bills of ₹3,500 and more'],
  ],
};

const general: readonly OfferText[] = [
  ['Double points weekend', 'Earn twice the points on every bill'],
  ['Members’ preview evening', 'See the new collection first'],
  ['10% off for members', 'Show your membership card at the till'],
];

/** The `round`-th offer of a brand. */
export function offerTextOf({ slug, category }: SampleBrand, round: number): OfferText {
  const texts = [...(ofShop[slug] ?? ofCategory[category] ?? []), ...general];
  return texts[round % texts.length] ?? ['Offer', ''];
}
