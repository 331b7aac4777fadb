/** The pictures that the sandbox draws. */
export type PicturePath =
  /** A product's scene, 800 × 600; views 2 to 4 are for its gallery. */
  | `products/${string}`
  /** A brand's logo, square. */
  | `brands/${string}`
  /** A brand's shop front, 16:9. */
  | `stores/${string}`
  /** An offer of a brand, 16:9. */
  | `offers/${string}`
  /** A banner, in the width class of `banners_for` (docs/product/dashboard.md#banners): 1 phone, 2 tablet, 3 desktop. */
  | `banners/${BannerNumber}-${WidthClass}`
  /** The launch popup, portrait 3:4. */
  | `launch/${1 | 2 | 3}`
  /** The plan of a floor at one of the mall's locations. */
  | `floor-plans/${Place}-${Level}`
  /** A printed bill, portrait. */
  | `bills/${SixNumber}`
  /** The picture beside a notification, square. */
  | `notifications/${SixNumber}`
  /** An example of the bill upload guidelines. */
  | `guidelines/${1 | 2 | 3 | 4}-${'correct' | 'wrong'}`
  | 'referral/gift';

export const bannerNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const sixNumbers = [1, 2, 3, 4, 5, 6] as const;

export type BannerNumber = (typeof bannerNumbers)[number];
export type SixNumber = (typeof sixNumbers)[number];
export type WidthClass = 1 | 2 | 3;
/** A location, by its position in the mall's list. */
export type Place = 0 | 1 | 2;
/** A floor, from the lowest up. */
export type Level = 0 | 1 | 2 | 3;

/** The address of a picture on the sandbox's own host. */
export function pictureUrl(merchantId: string, path: PicturePath): string {
  return `/api/pictures/${encodeURIComponent(merchantId)}/${path}.svg`;
}

/** The picture of a brand's product, from one of its four sides. */
export function productPicture(slug: string, view = 1): PicturePath {
  return view === 1 ? `products/${slug}` : `products/${slug}-${view}`;
}
