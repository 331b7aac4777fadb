import { catalogue } from '../../pictures/catalogue';
import { seeded } from '../../pictures/seed';
import type { Db } from '../open-database';
import { products } from '../schema';

/** What the windows of special prices look like from any day that somebody runs the sandbox. */
const windows = {
  open: { specialPriceStart: '2024-01-01', specialPriceEnd: '2099-12-31' },
  past: { specialPriceStart: '2020-01-01', specialPriceEnd: '2020-12-31' },
  future: { specialPriceStart: '2099-01-01', specialPriceEnd: '2099-12-31' },
} as const;

/** Fourteen vouchers of brands that differ from mall to mall; the first five show every rule of prices. */
export async function seedProducts(tx: Db, merchantId: string): Promise<void> {
  const random = seeded(`products ${merchantId}`);
  const brands = [...catalogue].sort(byHash(merchantId)).slice(0, 14);
  const rows = brands.map((brand, index) => {
    const voucherValue = random.pick([250, 500, 1000, 1500, 2000]);
    const sellingPrice = Math.round(voucherValue * random.between(0.8, 1.6)) * 100;
    const month = String(1 + Math.floor(random.between(0, 12))).padStart(2, '0');
    return {
      merchantId,
      productId: String(500 + index),
      brandSlug: brand.slug,
      name: brand.productName,
      brandName: brand.brandName,
      subProductName: `${brand.brandName} voucher worth ₹${voucherValue}`,
      category: brand.category,
      description: descriptionOf(brand.brandName),
      voucherValue,
      sellingPrice,
      ...priceRule(index, sellingPrice),
      expiryDate: `2031-${month}-28`,
      ...(index % 6 === 4 && { expiryDisplay: '2' as const, customText: 'Valid for 90 days from purchase' }),
      popularity: 1000 - index * 10,
      locationNames: index % 3 === 0 ? 'All outlets' : 'In the mall',
      addedOn: `2026-${month}-0${1 + (index % 9)}`,
    };
  });
  await tx.insert(products).values(rows);
}

function priceRule(index: number, sellingPrice: number) {
  const special = Math.round(sellingPrice * 0.0075) * 100;
  switch (index) {
    case 0:
      return { specialPrice: special, ...windows.open };
    case 1:
      return { specialPrice: special, ...windows.past };
    case 2:
      return { sellingPrice: sellingPrice + 50 };
    case 3:
      return { specialPrice: 0, ...windows.open };
    case 4:
      return { specialPrice: special, ...windows.future };
    case 7:
      return { specialPrice: special + 25, ...windows.open };
    default:
      return {};
  }
}

function byHash(merchantId: string) {
  const rank = (slug: string) => seeded(`${merchantId} ${slug}`).next();
  return (a: { slug: string }, b: { slug: string }) => rank(a.slug) - rank(b.slug);
}

function descriptionOf(brandName: string): string {
  return [
    `<p>A gift voucher of ${brandName.replace('&', '&amp;')}, to be redeemed at its store in the mall.</p>`,
    '<ul><li>Show the voucher code and PIN at the counter.</li><li>Not redeemable for cash.</li>',
    '<li>One voucher per bill; the remaining value lapses.</li></ul>',
  ].join('');
}
