import { type BrandSlug, brandSlugs } from './brand-slugs';

/** Every picture that the sandbox can serve. */
export type Picture =
  /** A product's scene, 800 × 600; views 2–4 are for its gallery. */
  | { kind: 'products'; slug: BrandSlug; view?: 1 | 2 | 3 | 4 }
  /** A brand's logo, square. */
  | { kind: 'brands'; slug: string }
  /** A banner, in the width class of `banners_for` (docs/product/dashboard.md#banners): 1 phone, 2 tablet, 3 desktop. */
  | { kind: 'banners'; number: BannerNumber; widthClass: WidthClass }
  /** The launch popup, portrait 3:4. */
  | { kind: 'launch'; number: 1 | 2 | 3 }
  /** An offer of a brand, 16:9. */
  | { kind: 'offers'; slug: BrandSlug }
  /** The plan of a floor at one of the mall's locations. */
  | { kind: 'floor-plans'; place: Place; level: Level }
  /** A brand's shop front, 16:9. */
  | { kind: 'stores'; slug: string }
  /** A printed bill, portrait. */
  | { kind: 'bills'; number: SixNumber }
  /** The gift of the referral page. */
  | { kind: 'referral'; slug: 'gift' }
  /** An example of the bill upload guidelines. */
  | { kind: 'guidelines'; number: 1 | 2 | 3 | 4; verdict: 'correct' | 'wrong' }
  /** The picture beside a notification, square. */
  | { kind: 'notifications'; number: SixNumber };

export const bannerNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const widthClasses = [1, 2, 3] as const;
export const levels = [0, 1, 2, 3] as const;
const places = [0, 1, 2] as const;
/** The floors of each location that have a plan. */
const drawnFloors = [
  ...levels.map((level) => ({ place: 0, level }) as const),
  ...([0, 1] as const).map((level) => ({ place: 1, level }) as const),
];
const sixNumbers = [1, 2, 3, 4, 5, 6] as const;

export type BannerNumber = (typeof bannerNumbers)[number];
export type WidthClass = (typeof widthClasses)[number];
/** From the lowest floor up. */
export type Level = (typeof levels)[number];
/** A location, by its position in the mall's list. */
export type Place = (typeof places)[number];
export type SixNumber = (typeof sixNumbers)[number];

/** The address of a picture on the sandbox's own host. */
export function pictureUrl(merchantId: string, picture: Picture): string {
  return `/api/pictures/${encodeURIComponent(merchantId)}/${picturePath(picture)}.svg`;
}

/** `<kind>/<slug>`, the part of an address after the merchant. */
export function picturePath(picture: Picture): string {
  switch (picture.kind) {
    case 'products':
      return `products/${picture.slug}${picture.view === undefined || picture.view === 1 ? '' : `-${picture.view}`}`;
    case 'banners':
      return `banners/${picture.number}-${picture.widthClass}`;
    case 'floor-plans':
      return `floor-plans/${picture.place}-${picture.level}`;
    case 'guidelines':
      return `guidelines/${picture.number}-${picture.verdict}`;
    case 'launch':
    case 'bills':
    case 'notifications':
      return `${picture.kind}/${picture.number}`;
    case 'brands':
    case 'offers':
    case 'stores':
    case 'referral':
      return `${picture.kind}/${picture.slug}`;
  }
}

/** All pictures but those of shops, in a fixed order. */
const pictures: readonly Picture[] = [
  ...brandSlugs.flatMap((slug): Picture[] => [
    ...([1, 2, 3, 4] as const).map((view): Picture => ({ kind: 'products', slug, view })),
    { kind: 'brands', slug },
    { kind: 'offers', slug },
    { kind: 'stores', slug },
  ]),
  ...bannerNumbers.flatMap((number) =>
    widthClasses.map((widthClass): Picture => ({ kind: 'banners', number, widthClass })),
  ),
  ...([1, 2, 3] as const).map((number): Picture => ({ kind: 'launch', number })),
  ...drawnFloors.map((floor): Picture => ({ kind: 'floor-plans', ...floor })),
  ...sixNumbers.map((number): Picture => ({ kind: 'bills', number })),
  ...sixNumbers.map((number): Picture => ({ kind: 'notifications', number })),
  { kind: 'referral', slug: 'gift' },
  ...([1, 2, 3, 4] as const).flatMap((number): Picture[] => [
    { kind: 'guidelines', number, verdict: 'correct' },
    { kind: 'guidelines', number, verdict: 'wrong' },
  ]),
];

const byPath: ReadonlyMap<string, Picture> = new Map(pictures.map((one) => [picturePath(one), one]));

/** All pictures of a mall with these shops, in a fixed order. */
export function everyPicture(shops: Iterable<string>): Picture[] {
  const others = [...shops].filter((slug) => !byPath.has(`brands/${slug}`));
  return [...pictures, ...others.flatMap(picturesOfShop)];
}

/**
 * The picture with the name `<kind>/<slug>`, with or without `.svg`, or `undefined`. `shops` are the slugs of shops that
 * have no mark and no drawing of their own.
 */
export function pictureAt(path: string, shops: ReadonlySet<string> = new Set()): Picture | undefined {
  const name = path.replace(/\.svg$/, '');
  const slug = name.slice(name.indexOf('/') + 1);
  const ofShop = shops.has(slug) ? picturesOfShop(slug) : [];
  return byPath.get(name) ?? ofShop.find((one) => picturePath(one) === name);
}

function picturesOfShop(slug: string): Picture[] {
  return [
    { kind: 'brands', slug },
    { kind: 'stores', slug },
  ];
}
