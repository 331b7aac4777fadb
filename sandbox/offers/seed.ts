import { escapeHtml } from '@/lib/escape-html';
import { sampleBrands } from '../brands/sample-brands';
import type { Db } from '../database/db';
import { cityOf, roundDegrees } from '../locations/city';
import type { SeededMall } from '../noun/noun';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { dayOf } from '../shared/calendar';
import { hostileMarkup } from '../shared/hostile-markup';
import { type Seeded, seeded } from '../shared/seeded';
import { offerTextOf } from './offer-texts';
import type { OfferPlace } from './tables';
import { offers } from './tables';

const count = 64;
const day = 86_400_000;

/** 64 offers. The first ones show every kind of date display, coupons, many places and none. */
export async function seedOffers(tx: Db, { merchant, at }: SeededMall): Promise<void> {
  const random = seeded(`offers ${merchant.id}`);
  const rank = new Map(sampleBrands.map(({ slug }) => [slug, random.next()]));
  const brands = [...sampleBrands].sort((a, b) => (rank.get(a.slug) ?? 0) - (rank.get(b.slug) ?? 0));
  const wings = wingsOf(merchant);
  const rows = Array.from({ length: count }, (_, index) => {
    const brand = brands[index % brands.length] ?? sampleBrands[0];
    const [title, subTitle] = offerTextOf(brand, Math.floor(index / brands.length));
    return {
      merchantId: merchant.id,
      brandSlug: brand.slug,
      brandName: brand.brandName,
      title,
      subTitle,
      ...datesOf(index, at),
      couponCode: index % 3 === 0 ? couponOf(brand.slug, random) : '',
      keyHighlights: highlights.slice(0, 5 - (index % 6)),
      longDescription: index % 8 === 7 ? '' : descriptionOf(brand.brandName, merchant.programName),
      places: placesOf(index, wings),
      ...(merchant.tidy ? {} : oddities[index]),
    };
  });
  await tx.insert(offers).values(rows);
}

/** Contents that break a careless page. */
const oddities: Record<number, Partial<typeof offers.$inferInsert>> = {
  4: { longDescription: `<p>An offer with a hostile description.</p>${hostileMarkup}` },
  9: {
    title:
      'Everything you ever wanted to wear, in every colour that we could find, for one long festive weekend',
    subTitle: 'Supercalifragilistic_discount_without_a_single_space_anywhere_in_its_name',
  },
  11: { title: '5 < 6 & "more" for <b>everybody</b>' },
};

const dateTypes = ['1', '2', '3', '4'] as const;

function datesOf(index: number, at: Date) {
  const start = index % 4 === 1 ? 3 + (index % 10) : -(index % 20);
  const end = 6 + ((index * 5) % 90);
  return {
    dateDisplay: dateTypes[index % 4] ?? '1',
    startDate: dayOf(new Date(at.getTime() + start * day)),
    endDate: dayOf(new Date(at.getTime() + end * day)),
    expireText: end < 10 && index % 4 !== 1 ? 'Ending soon' : '',
    customText: index % 8 === 3 ? 'Every weekend until Diwali' : 'All year round',
  };
}

const highlights = [
  'Valid at the store in this mall only',
  'Show your membership card before billing',
  'One redemption per member and day',
  'Cannot be combined with other offers',
  'Points are earned on the discounted bill',
];

function couponOf(slug: string, random: Seeded): string {
  return `${slug
    .replace(/[^a-z]/g, '')
    .slice(0, 6)
    .toUpperCase()}${Math.floor(random.between(10, 99))}`;
}

function descriptionOf(brandName: string, programName: string): string {
  return [
    `<p>${escapeHtml(brandName)} has something for members of ${escapeHtml(programName)}. Come by, try it and take your time.</p>`,
    '<h2>How it works</h2><ol><li>Visit the store.</li><li>Tell the team about this offer, or show its coupon.</li>',
    '<li>Pay, and submit your bill for points.</li></ol><p>The store may end the offer when stocks run out.</p>',
  ].join('');
}

/** The mall's wings with their desks. */
function wingsOf(merchant: SandboxMerchant): OfferPlace[] {
  const { latitude, longitude, name: city } = cityOf(merchant.id);
  return ['East Wing', 'West Wing', 'Garden Court', 'Food Hall', 'Riverside Annexe', 'Metro Link'].map(
    (locationName, index) => ({
      locationName,
      address: `Shop ${10 + index * 7}, ${locationName}, ${merchant.name}, ${city}`,
      latitude: roundDegrees(latitude + ((index % 3) - 1) * 0.0031),
      longitude: roundDegrees(longitude + (index - 2) * 0.0027),
      phone: `98765 0020${index}`,
      email: `${locationName.toLowerCase().replace(' ', '.')}@mall.example`,
    }),
  );
}

/** Mostly one or two places. Sometimes all of them, none, or one without coordinates. */
function placesOf(index: number, wings: OfferPlace[]): OfferPlace[] {
  if (index % 7 === 6) return [];
  if (index % 10 === 0) return wings;
  if (index % 10 === 5) return wings.slice(0, 1).map(({ latitude: _, longitude: __, ...place }) => place);
  const first = index % wings.length;
  return wings.slice(first, first + 1 + (index % 2));
}
