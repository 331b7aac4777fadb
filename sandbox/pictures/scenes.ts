import type { BrandSlug } from './brand-slugs';
import { drawn } from './drawn';
import type { Mall } from './mall';

const scenes: Readonly<Record<BrandSlug, string>> = {
  kahvora: 'coffee',
  'crumb-and-clove': 'bakery',
  moonreel: 'cinema',
  pacerra: 'shoe',
  orlivane: 'watch',
  paperlark: 'books',
  wobblewood: 'toys',
  greenpantri: 'groceries',
  seravelle: 'spa',
  solvanto: 'sunglasses',
  clikkomo: 'phone',
  aurivox: 'headphones',
  nestwold: 'furniture',
  fernquay: 'plants',
  mirellune: 'jewellery',
  pomkidoo: 'kidswear',
  indigrove: 'denim',
  cheesemoor: 'pizza',
  scoopadore: 'ice-cream',
  tenstrello: 'bowling',
  brawnbee: 'fitness',
  tripmoor: 'luggage',
  'ladle-and-loom': 'kitchenware',
  bloomvedi: 'flowers',
  vetivelle: 'perfume',
  sattvira: 'handbag',
  fotofinch: 'camera',
  pixelpod: 'arcade',
};

/** The brands whose goods stand in the dark. */
export const atNight: ReadonlySet<BrandSlug> = new Set([
  'moonreel',
  'orlivane',
  'aurivox',
  'mirellune',
  'tenstrello',
  'pixelpod',
]);

/** What a brand sells, on 800 × 600 with its floor at y = 480. */
export function sceneOf(mall: Mall, slug: BrandSlug): string {
  return drawn(mall, `scenes/${scenes[slug]}`);
}
