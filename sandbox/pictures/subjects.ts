import type { BannerNumber, Level, SixNumber } from './address';
import type { BrandSlug } from './brand-slugs';

/** What the pictures show beside a mall's own name and colours. Whoever asks for a picture knows it; the pictures do not. */
export interface Subjects {
  brand(slug: BrandSlug): PicturedBrand;
  /** The words on a banner. */
  banner(number: BannerNumber): Words;
  /** The units of a level in the floor plan's order; one without a brand is let to a shop that nobody asks for. */
  shops(merchantId: string, level: Level): readonly { number: string; slug?: BrandSlug }[];
  bill(merchantId: string, number: SixNumber): PicturedBill;
}

export interface PicturedBrand {
  brandName: string;
  productName: string;
  category: string;
  /** `#rrggbb`. */
  color: string;
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
