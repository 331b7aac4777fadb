/** The brands that let units in the sample malls. All names are invented. */
export interface CatalogueEntry {
  slug: string;
  brandName: string;
  productName: string;
  category: string;
  /** The brand's own colour, `#rrggbb`. */
  color: string;
}

export const catalogue = [
  entry('kahvora', 'Kahvora', 'Coffee for Two Voucher', 'Food & Beverage', '#8a5234'),
  entry('crumb-and-clove', 'Crumb & Clove', 'Bakery Gift Voucher', 'Food & Beverage', '#c67a2e'),
  entry('moonreel', 'Moonreel Cinemas', 'Movie Night Voucher', 'Entertainment', '#7a2f6b'),
  entry('pacerra', 'Pacerra', 'Running Shoe Voucher', 'Footwear', '#e0533d'),
  entry('orlivane', 'Orlivane', 'Watch Gift Card', 'Watches & Jewellery', '#1f4f6b'),
  entry('paperlark', 'Paperlark Books', 'Book Lover Voucher', 'Books & Stationery', '#2f6f62'),
  entry('wobblewood', 'Wobblewood Toys', 'Toy Box Voucher', 'Kids', '#d98a2b'),
  entry('greenpantri', 'Greenpantri', 'Grocery Voucher', 'Hypermarket', '#4b8b3b'),
  entry('seravelle', 'Seravelle Spa', 'Spa Ritual Voucher', 'Beauty & Wellness', '#6a9a94'),
  entry('solvanto', 'Solvanto', 'Sunglasses Voucher', 'Eyewear', '#e39a2d'),
  entry('clikkomo', 'Clikkomo', 'Mobile Accessories Voucher', 'Electronics', '#3d63c9'),
  entry('aurivox', 'Aurivox', 'Headphones Gift Card', 'Electronics', '#5b4bb5'),
  entry('nestwold', 'Nestwold Living', 'Furniture Voucher', 'Home & Living', '#b0683f'),
  entry('fernquay', 'Fernquay', 'House Plant Voucher', 'Home & Living', '#3f7d55'),
  entry('mirellune', 'Mirellune', 'Jewellery Gift Card', 'Watches & Jewellery', '#9c2f4f'),
  entry('pomkidoo', 'Pomkidoo', "Kids' Wear Voucher", 'Kids', '#3aa0b8'),
  entry('indigrove', 'Indigrove Denim', 'Denim Voucher', 'Fashion', '#35558f'),
  entry('cheesemoor', 'Cheesemoor Pizza', 'Family Pizza Voucher', 'Food & Beverage', '#c5402c'),
  entry('scoopadore', 'Scoopadore', 'Ice Cream Voucher', 'Food & Beverage', '#e4739a'),
  entry('tenstrello', 'Tenstrello Bowl', 'Bowling Voucher', 'Entertainment', '#2b6fb0'),
  entry('brawnbee', 'Brawnbee Fitness', 'Gym Day Pass', 'Sports & Fitness', '#d8a514'),
  entry('tripmoor', 'Tripmoor', 'Luggage Voucher', 'Travel', '#1d8f8a'),
  entry('ladle-and-loom', 'Ladle & Loom', 'Kitchenware Voucher', 'Home & Living', '#bf5b3a'),
  entry('bloomvedi', 'Bloomvedi', 'Bouquet Voucher', 'Gifts & Flowers', '#d65a83'),
  entry('vetivelle', 'Vetivelle', 'Perfume Gift Card', 'Beauty & Wellness', '#a8794a'),
  entry('sattvira', 'Sattvira', 'Handbag Voucher', 'Fashion', '#a8443a'),
  entry('fotofinch', 'Fotofinch', 'Camera Gift Card', 'Electronics', '#40606b'),
  entry('pixelpod', 'Pixelpod Arcade', 'Arcade Play Voucher', 'Entertainment', '#6b46c1'),
] as const;

export type BrandSlug = (typeof catalogue)[number]['slug'];

const bySlug: ReadonlyMap<string, (typeof catalogue)[number]> = new Map(
  catalogue.map((one) => [one.slug, one]),
);

/** The brand of that slug, or `undefined`. */
export function brandOf(slug: string): (typeof catalogue)[number] | undefined {
  return bySlug.get(slug);
}

function entry<Slug extends string>(
  slug: Slug,
  brandName: string,
  productName: string,
  category: string,
  color: string,
) {
  return { slug, brandName, productName, category, color } satisfies CatalogueEntry;
}
