import { escapeHtml } from '@/lib/escape-html';
import type { SampleShop } from '../brands/sample-shops';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { dayOf } from '../shared/calendar';
import { hostileMarkup } from '../shared/hostile-markup';
import { seeded } from '../shared/seeded';
import type { ShopEvent, shopBrands } from './tables';

type Row = typeof shopBrands.$inferInsert;
type Facts = Omit<Row, 'id' | 'merchantId' | 'slug' | 'name' | 'category' | 'extra'>;

const day = 86_400_000;

/** What a shop tells of itself: each in its own words, as the tenants of a mall do. */
export function factsOf(merchant: SandboxMerchant, shop: SampleShop, at: Date): Facts {
  const random = seeded(`${merchant.id}/facts/${shop.slug}`);
  const number = Math.floor(random.between(400, 999));
  return {
    hours: hoursOf(shop, random.next()),
    manager: random.pick(managers),
    phone: `98765 00${number}`,
    email: `${shop.slug}@mall.example`,
    website: random.pick([`https://${shop.slug}.example`, `www.${shop.slug}.example`, '']),
    about: aboutOf(merchant, shop, random.next()),
    pictures: shop.slug === shop.like ? 3 : 1,
    events: random.next() < 0.2 ? [eventOf(shop, at, random.next())] : [],
    ...(merchant.tidy ? {} : oddities[shop.slug]),
  };
}

/** What a careless page would stumble over (docs/sandbox.md#the-directory). */
const oddities: Partial<Record<SampleShop['slug'], Partial<Facts>>> = {
  aarvelle: { pictures: 0, hours: '', phone: '', email: '', website: '', manager: '', about: '' },
  'bao-bazaar': { hours: 'Ask us at the counter', phone: 'ext. soon', email: 'none', website: 'n/a' },
  'calico-row': {
    website: 'javascript:window.hostile="website"',
    hours: 'Mon-Fri 10am – 9pm, Sat-Sun 10am – 10pm',
  },
  deckora: { about: `<p>A shop with a hostile description.</p>${hostileMarkup}` },
  elmsworth: { pictures: 12 },
  tandoorium: { hours: '6 PM to 2 AM' },
  'chaiwala-and-co': { hours: 'Open 24 hours' },
};

function hoursOf({ category }: SampleShop, chance: number): string {
  const usual = ['10 AM to 9 PM', '10:00-21:00', '10:30 am - 9:30 pm', '10 AM – 10 PM'];
  const late = ['11 AM to 11 PM', '10:00 - 23:00', '9 am to 11:30 pm'];
  const choices = ['Food & Beverage', 'Entertainment'].includes(category) ? late : usual;
  return choices[Math.floor(chance * choices.length)] ?? '10 AM to 9 PM';
}

const managers = [
  'Aditi Rao',
  'Farhan Qureshi',
  'Joseph Mathew',
  'Kavya Iyer',
  'Neeraj Saini',
  'Pooja Desai',
  'Ritu Malhotra',
  '',
] as const;

function aboutOf({ name }: SandboxMerchant, { brandName, category }: SampleShop, chance: number): string {
  const trade = category.toLowerCase();
  if (chance < 0.4)
    return `${brandName} is the place for ${trade} at ${name}. Come in, look around and take your time.`;
  return [
    `<p>${escapeHtml(brandName)} brings the best of ${escapeHtml(trade)} to ${escapeHtml(name)}.</p>`,
    '<p>Our team helps you choose, wraps your gifts and takes back what does not fit within 30 days.</p>',
    chance < 0.7
      ? ''
      : '<ul><li>Members earn points on every bill</li><li>Home delivery within 5 km</li></ul>',
  ].join('');
}

const monthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const happenings: Record<string, string> = {
  'Food & Beverage': 'Chef’s Table Evening',
  Entertainment: 'Family Fun Day',
  Kids: 'Story Hour',
  'Books & Stationery': 'Meet the Author',
  'Beauty & Wellness': 'Skin Consultation Day',
  'Sports & Fitness': 'Open Training',
};

function eventOf({ brandName, category }: SampleShop, at: Date, chance: number): ShopEvent {
  const date = dayOf(new Date(at.getTime() + Math.floor(3 + chance * 40) * day));
  return {
    day: date.slice(8),
    month: monthName.format(new Date(`${date}T00:00:00Z`)),
    name: `${happenings[category] ?? 'New Collection Preview'} at ${brandName}`,
    location: 'In the shop',
    timing: chance < 0.5 ? '5 PM to 8 PM' : '11:00-18:00',
  };
}
