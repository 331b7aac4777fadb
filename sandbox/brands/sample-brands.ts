import type { BrandSlug } from '../pictures/brand-slugs';
import { seeded } from '../shared/seeded';

/** A brand with shops in the sample malls. */
export interface SampleBrand {
  /** Also part of the addresses of its pictures. */
  slug: BrandSlug;
  brandName: string;
  productName: string;
  category: string;
  /** The brand's own colour, `#rrggbb`. */
  color: string;
}

/** All names are invented. */
export const sampleBrands: readonly [SampleBrand, ...SampleBrand[]] = [
  brand('kahvora', 'Kahvora', 'Coffee for Two Voucher', 'Food & Beverage', '#8a5234'),
  brand('crumb-and-clove', 'Crumb & Clove', 'Bakery Gift Voucher', 'Food & Beverage', '#c67a2e'),
  brand('moonreel', 'Moonreel Cinemas', 'Movie Night Voucher', 'Entertainment', '#7a2f6b'),
  brand('pacerra', 'Pacerra', 'Running Shoe Voucher', 'Footwear', '#e0533d'),
  brand('orlivane', 'Orlivane', 'Watch Gift Card', 'Watches & Jewellery', '#1f4f6b'),
  brand('paperlark', 'Paperlark Books', 'Book Lover Voucher', 'Books & Stationery', '#2f6f62'),
  brand('wobblewood', 'Wobblewood Toys', 'Toy Box Voucher', 'Kids', '#d98a2b'),
  brand('greenpantri', 'Greenpantri', 'Grocery Voucher', 'Hypermarket', '#4b8b3b'),
  brand('seravelle', 'Seravelle Spa', 'Spa Ritual Voucher', 'Beauty & Wellness', '#6a9a94'),
  brand('solvanto', 'Solvanto', 'Sunglasses Voucher', 'Eyewear', '#e39a2d'),
  brand('clikkomo', 'Clikkomo', 'Mobile Accessories Voucher', 'Electronics', '#3d63c9'),
  brand('aurivox', 'Aurivox', 'Headphones Gift Card', 'Electronics', '#5b4bb5'),
  brand('nestwold', 'Nestwold Living', 'Furniture Voucher', 'Home & Living', '#b0683f'),
  brand('fernquay', 'Fernquay', 'House Plant Voucher', 'Home & Living', '#3f7d55'),
  brand('mirellune', 'Mirellune', 'Jewellery Gift Card', 'Watches & Jewellery', '#9c2f4f'),
  brand('pomkidoo', 'Pomkidoo', "Kids' Wear Voucher", 'Kids', '#3aa0b8'),
  brand('indigrove', 'Indigrove Denim', 'Denim Voucher', 'Fashion', '#35558f'),
  brand('cheesemoor', 'Cheesemoor Pizza', 'Family Pizza Voucher', 'Food & Beverage', '#c5402c'),
  brand('scoopadore', 'Scoopadore', 'Ice Cream Voucher', 'Food & Beverage', '#e4739a'),
  brand('tenstrello', 'Tenstrello Bowl', 'Bowling Voucher', 'Entertainment', '#2b6fb0'),
  brand('brawnbee', 'Brawnbee Fitness', 'Gym Day Pass', 'Sports & Fitness', '#d8a514'),
  brand('tripmoor', 'Tripmoor', 'Luggage Voucher', 'Travel', '#1d8f8a'),
  brand('ladle-and-loom', 'Ladle & Loom', 'Kitchenware Voucher', 'Home & Living', '#bf5b3a'),
  brand('bloomvedi', 'Bloomvedi', 'Bouquet Voucher', 'Gifts & Flowers', '#d65a83'),
  brand('vetivelle', 'Vetivelle', 'Perfume Gift Card', 'Beauty & Wellness', '#a8794a'),
  brand('sattvira', 'Sattvira', 'Handbag Voucher', 'Fashion', '#a8443a'),
  brand('fotofinch', 'Fotofinch', 'Camera Gift Card', 'Electronics', '#40606b'),
  brand('pixelpod', 'Pixelpod Arcade', 'Arcade Play Voucher', 'Entertainment', '#6b46c1'),
];

/** Eighteen brands. Every mall has other ones, in another order. */
export function brandsOf(merchantId: string): SampleBrand[] {
  const rank = ({ slug }: SampleBrand) => seeded(`${merchantId} ${slug}`).next();
  return [...sampleBrands].sort((a, b) => rank(a) - rank(b)).slice(0, 18);
}

const bySlug: ReadonlyMap<BrandSlug, SampleBrand> = new Map(sampleBrands.map((one) => [one.slug, one]));

/** Throws for a brand that has pictures but is in no list. */
export function sampleBrandOf(slug: BrandSlug): SampleBrand {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`There is no sample brand ${slug}.`);
  return found;
}

function brand(
  slug: BrandSlug,
  brandName: string,
  productName: string,
  category: string,
  color: string,
): SampleBrand {
  return { slug, brandName, productName, category, color };
}
