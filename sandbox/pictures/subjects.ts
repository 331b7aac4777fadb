import type { BannerNumber, Level, Place, SixNumber } from './address';
import type { BrandSlug } from './brand-slugs';

/**
 * The content of the pictures, beside a mall's name and colours. The caller provides it, because the pictures do not
 * know it.
 */
export interface Subjects {
  brand(slug: BrandSlug): PicturedBrand;
  /** The words on a banner. */
  banner(number: BannerNumber): Words;
  shop(slug: string): PicturedShop;
  /** The slugs of all shops. */
  shops: ReadonlySet<string>;
  floor(merchantId: string, place: Place, level: Level): PicturedFloor;
  bill(merchantId: string, number: SixNumber): PicturedBill;
}

export interface PicturedBrand {
  brandName: string;
  productName: string;
  category: string;
  /** `#rrggbb`. */
  color: string;
}

export interface PicturedShop extends Omit<PicturedBrand, 'productName'> {
  /** The brand whose goods are in its window. */
  like: BrandSlug;
}

export interface PicturedFloor {
  name: string;
  /** In the order of the floor plan. A unit without a slug is empty. */
  units: readonly { number: string; slug?: string }[];
}

export interface Words {
  /** Two short lines. */
  headline: readonly [string, string];
  label: string;
}

/** Amounts in rupees. */
export interface PicturedBill {
  slug: BrandSlug;
  brandName: string;
  billNumber: string;
  lines: readonly { name: string; count: number; amount: number }[];
  net: number;
  tax: number;
  total: number;
}
