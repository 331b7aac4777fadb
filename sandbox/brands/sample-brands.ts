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
  /** The drawing of what it sells. */
  scene: string;
}

export type BrandSlug = (typeof sampleBrands)[number]['slug'];

/** All names are invented. */
export const sampleBrands = [
  brand('kahvora', 'Kahvora', 'Coffee for Two Voucher', 'Food & Beverage', '#8a5234', 'coffee'),
  brand('crumb-and-clove', 'Crumb & Clove', 'Bakery Gift Voucher', 'Food & Beverage', '#c67a2e', 'bakery'),
  brand('moonreel', 'Moonreel Cinemas', 'Movie Night Voucher', 'Entertainment', '#7a2f6b', 'cinema'),
  brand('pacerra', 'Pacerra', 'Running Shoe Voucher', 'Footwear', '#e0533d', 'shoe'),
  brand('orlivane', 'Orlivane', 'Watch Gift Card', 'Watches & Jewellery', '#1f4f6b', 'watch'),
  brand('paperlark', 'Paperlark Books', 'Book Lover Voucher', 'Books & Stationery', '#2f6f62', 'books'),
  brand('wobblewood', 'Wobblewood Toys', 'Toy Box Voucher', 'Kids', '#d98a2b', 'toys'),
  brand('greenpantri', 'Greenpantri', 'Grocery Voucher', 'Hypermarket', '#4b8b3b', 'groceries'),
  brand('seravelle', 'Seravelle Spa', 'Spa Ritual Voucher', 'Beauty & Wellness', '#6a9a94', 'spa'),
  brand('solvanto', 'Solvanto', 'Sunglasses Voucher', 'Eyewear', '#e39a2d', 'sunglasses'),
  brand('clikkomo', 'Clikkomo', 'Mobile Accessories Voucher', 'Electronics', '#3d63c9', 'phone'),
  brand('aurivox', 'Aurivox', 'Headphones Gift Card', 'Electronics', '#5b4bb5', 'headphones'),
  brand('nestwold', 'Nestwold Living', 'Furniture Voucher', 'Home & Living', '#b0683f', 'furniture'),
  brand('fernquay', 'Fernquay', 'House Plant Voucher', 'Home & Living', '#3f7d55', 'plants'),
  brand('mirellune', 'Mirellune', 'Jewellery Gift Card', 'Watches & Jewellery', '#9c2f4f', 'jewellery'),
  brand('pomkidoo', 'Pomkidoo', "Kids' Wear Voucher", 'Kids', '#3aa0b8', 'kidswear'),
  brand('indigrove', 'Indigrove Denim', 'Denim Voucher', 'Fashion', '#35558f', 'denim'),
  brand('cheesemoor', 'Cheesemoor Pizza', 'Family Pizza Voucher', 'Food & Beverage', '#c5402c', 'pizza'),
  brand('scoopadore', 'Scoopadore', 'Ice Cream Voucher', 'Food & Beverage', '#e4739a', 'ice-cream'),
  brand('tenstrello', 'Tenstrello Bowl', 'Bowling Voucher', 'Entertainment', '#2b6fb0', 'bowling'),
  brand('brawnbee', 'Brawnbee Fitness', 'Gym Day Pass', 'Sports & Fitness', '#d8a514', 'fitness'),
  brand('tripmoor', 'Tripmoor', 'Luggage Voucher', 'Travel', '#1d8f8a', 'luggage'),
  brand('ladle-and-loom', 'Ladle & Loom', 'Kitchenware Voucher', 'Home & Living', '#bf5b3a', 'kitchenware'),
  brand('bloomvedi', 'Bloomvedi', 'Bouquet Voucher', 'Gifts & Flowers', '#d65a83', 'flowers'),
  brand('vetivelle', 'Vetivelle', 'Perfume Gift Card', 'Beauty & Wellness', '#a8794a', 'perfume'),
  brand('sattvira', 'Sattvira', 'Handbag Voucher', 'Fashion', '#a8443a', 'handbag'),
  brand('fotofinch', 'Fotofinch', 'Camera Gift Card', 'Electronics', '#40606b', 'camera'),
  brand('pixelpod', 'Pixelpod Arcade', 'Arcade Play Voucher', 'Entertainment', '#6b46c1', 'arcade'),
] as const;

/** Eighteen brands. Every mall has other ones, in another order. */
export function brandsOf(merchantId: string): SampleBrand[] {
  const rank = ({ slug }: SampleBrand) => seeded(`${merchantId} ${slug}`).next();
  return [...sampleBrands].sort((a, b) => rank(a) - rank(b)).slice(0, 18);
}

const bySlug = Object.fromEntries(sampleBrands.map((one) => [one.slug, one])) as Record<
  BrandSlug,
  SampleBrand
>; // the slugs are those of the list

export function sampleBrandOf(slug: BrandSlug): SampleBrand {
  return bySlug[slug];
}

function brand<Slug extends string>(
  slug: Slug,
  brandName: string,
  productName: string,
  category: string,
  color: string,
  scene: string,
) {
  return { slug, brandName, productName, category, color, scene };
}
