import { type BrandSlug, sampleBrandOf } from '../brands/sample-brands';
import type { SixNumber } from '../noun/picture-path';
import { seeded } from '../shared/seeded';

/** The bill behind `bills/<number>` of a mall, so that a seed can store the figures that its picture shows. In rupees. */
export function printedBill(merchantId: string, number: SixNumber) {
  const [slug, ...goods] = shops[number];
  const random = seeded(`${merchantId}/bill/${number}`);
  const lines = goods.map(([name, price, most]) => {
    const count = 1 + Math.floor(random.next() * most);
    return { name, count, amount: count * price };
  });
  const net = lines.reduce((sum, line) => sum + line.amount, 0);
  const tax = Math.round(net * 5) / 100;
  const billNumber = `INV${4000 + Math.floor(random.next() * 5000)}`;
  return { slug, brandName: sampleBrandOf(slug).brandName, billNumber, lines, net, tax, total: net + tax };
}

type Goods = readonly [name: string, rupees: number, most: number];

const shops: Record<SixNumber, readonly [BrandSlug, ...Goods[]]> = {
  1: [
    'kahvora',
    ['Cafe Latte', 240, 3],
    ['Cold Brew', 280, 2],
    ['Almond Biscotti', 120, 3],
    ['Masala Chai', 140, 2],
  ],
  2: [
    'greenpantri',
    ['Basmati Rice 5 kg', 640, 1],
    ['Tomatoes 1 kg', 48, 3],
    ['Toned Milk 1 L', 66, 4],
    ['Bananas 1 dozen', 72, 2],
  ],
  3: [
    'indigrove',
    ['Slim Fit Jeans', 2499, 1],
    ['Denim Shirt', 1899, 1],
    ['Leather Belt', 899, 1],
    ['Alteration', 150, 2],
  ],
  4: [
    'paperlark',
    ['Picture Atlas', 1250, 1],
    ['Fountain Pen', 480, 2],
    ['Notebook A5', 220, 3],
    ['Bookmark Set', 90, 2],
  ],
  5: [
    'cheesemoor',
    ['Farmhouse Pizza L', 625, 2],
    ['Garlic Bread', 195, 2],
    ['Lemon Iced Tea', 145, 3],
    ['Choco Lava Cup', 115, 3],
  ],
  6: [
    'sattvira',
    ['Tote Bag', 2890, 1],
    ['Silk Scarf', 1190, 2],
    ['Card Wallet', 740, 1],
    ['Gift Wrap', 80, 1],
  ],
};
